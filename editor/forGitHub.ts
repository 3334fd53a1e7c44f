/** Builds the form as a site of its own, where users sign in with a token: `npm run build:editor`. */
import { buildForm, repositoryOnGitHub } from './build.ts';

const outDir = 'dist-editor';
const repository = repositoryOnGitHub();
if (repository) {
  await buildForm(outDir);
  console.log(
    `The form for ${repository} is in ${outDir}. Publish it at an address of its own: see docs/editing.md.`,
  );
} else {
  console.error(
    'Which repository should the form edit? Clone it from GitHub, or set GITHUB_REPOSITORY to owner/name.',
  );
  process.exitCode = 1;
}
