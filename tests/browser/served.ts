import { execFileSync } from 'node:child_process';
import { readContent, siteContent } from '../../content/read/read.ts';

export const { base } = readContent(siteContent);

/** The port that serves the site as built, with a database of its own. */
export const port = Number(process.env.BROWSER_TESTS_PORT ?? 4179);

const folder = `node_modules/.cache/browser-tests/${port}`;
export const siteFolder = `${folder}/site`;
/** The site's words, with those of the made-up languages. */
export const languagesFolder = `${folder}/languages`;
export const databasePath = `${folder}/database`;

export const siteAddress = `http://localhost:${port}${base}`;

/** Receives the messages of a production build, whatever project this machine is set up for. */
export const hosted = 'https://hosted-project.example';

/** Builds the site in a process of its own: tsx would put helpers into the inlined script. */
export function buildSite(outDir: string, mode: string, content = process.env.SITE_CONTENT, words = '') {
  const build = ['build', '--mode', mode, '--logLevel', 'error', '--outDir', outDir, '--emptyOutDir'];
  const env = {
    ...process.env,
    // Playwright's own would make this a build for tests.
    NODE_ENV: undefined,
    SITE_CONTENT: content,
    SITE_WORDS: words,
    VITE_SUPABASE_URL: `${hosted}/`,
    VITE_SUPABASE_ANON_KEY: 'sb_publishable_of_the_hosted_project',
  };
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...build], { env, stdio: 'inherit' });
}
