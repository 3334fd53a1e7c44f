import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentAliases } from '../../build/site-content.ts';
import { unwrap } from '../../src/model/fact.ts';
import type { Site } from '../../src/model/types.ts';
import { tsx } from '../setup/tsx.ts';

// By its path: the configuration reads this before it has said where `@content` leads.
const { site }: { site: Site } = await import(
  pathToFileURL(join(contentAliases['@content'], 'site.ts')).href
);

/** Serves it. */
export const serveCommand = [...tsx, 'tests/browser/serve.ts'];

/** What the browser tests look at: the site as built, served on a port of its own with a database of its own. */
export const port = Number(process.env.BROWSER_TESTS_PORT ?? 4179);

const folder = `node_modules/.cache/browser-tests/${port}`;
export const siteFolder = `${folder}/site`;
export const databasePath = `${folder}/database`;

export const siteAddress = `http://localhost:${port}${new URL(unwrap(site.address)).pathname}`;
