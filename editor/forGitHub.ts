/** Builds the form as a site of its own, where users sign in with a token: `npm run build:editor`. */
import { buildForm, repositoryOnGitHub } from './build.ts';

const outDir = 'dist-editor';
const repository = repositoryOnGitHub();
if (repository) {
  await buildForm(outDir);
  console.log(
    `${outDir} has the form for ${repository}. Publish it on an address of its own: docs/editing.md.`,
  );
} else {
  console.error(
    'Which repository is to be edited? Clone it from GitHub, or set GITHUB_REPOSITORY to its owner/name.',
  );
  process.exitCode = 1;
}
