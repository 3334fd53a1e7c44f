import { readSite } from '../../build/readSite.ts';
import { tsx } from '../setup/tsx.ts';

const { base } = await readSite();

/** Serves it. */
export const serveCommand = [...tsx, 'tests/browser/serve.ts'];

/** What the browser tests look at: the site as built, served on a port of its own with a database of its own. */
export const port = Number(process.env.BROWSER_TESTS_PORT ?? 4179);

const folder = `node_modules/.cache/browser-tests/${port}`;
export const siteFolder = `${folder}/site`;
export const databasePath = `${folder}/database`;

export const siteAddress = `http://localhost:${port}${base}`;
