/** Builds the form as a site of its own, where users sign in with a token: `npm run build:editor`. */
import { buildForm, repositoryOnGitHub } from './build.ts';

if (!repositoryOnGitHub())
  throw new Error(
    'Which repository should the form edit? Clone it from GitHub, or set GITHUB_REPOSITORY to owner/name.',
  );
await buildForm('dist-editor');
console.log('The form is in dist-editor. Publish it at an address of its own: see docs/editing.md.');
