import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { faces } from '../../build/fonts.ts';
import { kB, medians, ms, printTable, ratio } from './figures.ts';
import { loadOnPhone, type PhoneResult } from './first-load.ts';
import { type LighthouseResult, runLighthouse } from './lighthouse.ts';
import { ANSWER_MS } from './results.ts';
import { serve } from './server.ts';
import { variants } from './variants.ts';

/** One thing that makes the site fast, and what a build is like without it. */
type Step = { name: string; without: (folder: string) => void };

/** Each is taken away from what those before it left, until little but the plain build remains. */
const steps: readonly Step[] = [
  {
    name: 'not laid out below the fold',
    without: (folder) => editPage(folder, (html) => html.replaceAll('content-visibility:auto', '')),
  },
  {
    name: 'script after the largest paint',
    without: (folder) =>
      editPage(folder, (html) =>
        html.replace(
          /<script>\(function.*?<\/script>/s,
          `<script type="module" src="${entryIn(html)}"></script>`,
        ),
      ),
  },
  {
    name: 'stylesheet in the page',
    without: (folder) =>
      editPage(folder, (html) =>
        html.replace(/<style>(.*?)<\/style>/s, (_, style: string) => {
          writeFileSync(join(folder, 'assets/style.css'), style.replaceAll('/assets/', ''));
          return '<link rel="stylesheet" href="/assets/style.css">';
        }),
      ),
  },
  {
    name: 'home rendered by the build',
    without: (folder) =>
      editPage(folder, (html) => html.replace(/<div id="root">.*<\/div>/s, '<div id="root"></div>')),
  },
  {
    name: 'views and messages in files of their own',
    without: (folder) => cpSync(variants.plain, folder, { recursive: true }),
  },
  {
    name: 'fonts cut down to what is used',
    without: (folder) => {
      for (const file of readdirSync(join(folder, 'assets'))) {
        const face = faces.find((it) => file.startsWith(basename(it.file, '.woff2')));
        if (face) copyFileSync(face.source, join(folder, 'assets', file));
      }
    },
  },
];

function editPage(folder: string, edit: (html: string) => string): void {
  const page = join(folder, 'index.html');
  const html = readFileSync(page, 'utf8');
  const edited = edit(html);
  if (edited === html) throw new Error(`${page} has nothing of what a step takes away.`);
  writeFileSync(page, edited);
}

function entryIn(html: string): string {
  const [entry] = /\/assets\/index-[\w-]+\.js/.exec(html) ?? [];
  if (!entry) throw new Error('The page names no entry script.');
  return entry;
}

/** Makes a build for each step, and returns the folders by what has been taken away. */
function takeAway(): [name: string, folder: string][] {
  const parent = join(variants.site, '../steps');
  rmSync(parent, { recursive: true, force: true });
  let last = variants.site;
  const made = steps.map(({ name, without }, index): [string, string] => {
    const folder = join(parent, `${index}`);
    cpSync(last, folder, { recursive: true });
    // The policy names hashes of what the site inlines.
    const headers = join(folder, '_headers');
    writeFileSync(headers, readFileSync(headers, 'utf8').replace(/.*Content-Security-Policy:.*\n/g, ''));
    if (index === 0)
      editPage(folder, (html) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
    without(folder);
    last = folder;
    return [`without: ${name}`, folder];
  });
  return [['floor', variants.floor], ['site', variants.site], ...made];
}

type Run = { mobile: LighthouseResult; phone: PhoneResult };

/** Measures what each step gives and prints it: every row lacks one more step than the row above. */
export async function measureSteps(browser: Browser, port: number, rounds: number): Promise<void> {
  const builds = await Promise.all(
    takeAway().map(async ([name, folder]) => ({ name, served: await serve(folder), runs: [] as Run[] })),
  );
  for (let round = 1; round <= rounds; round++) {
    console.log(`Round ${round} of ${rounds}`);
    for (const { served, runs } of builds) {
      served.expectVisitor(ANSWER_MS);
      const mobile = await runLighthouse(served.address, port, 'mobile', 'timings');
      served.expectVisitor(0);
      runs.push({ mobile, phone: await loadOnPhone(browser, served.address) });
    }
  }
  for (const { served } of builds) served.close();

  const rows = builds.map(({ name, runs }) => ({ name, ...medians(runs) }));
  const timing = (of: (run: Run) => number) =>
    rows.map((row) => `${ms(of(row))} (${ratio(of(row), rows[0] ? of(rows[0]) : Number.NaN)})`);
  const columns = [
    ['', ...rows.map(({ name }) => name)],
    ['FCP, Lighthouse', ...timing(({ mobile }) => mobile.fcp)],
    ['LCP, Lighthouse', ...timing(({ mobile }) => mobile.lcp)],
    ['FCP, slow phone', ...timing(({ phone }) => phone.fcp)],
    ['LCP, slow phone', ...timing(({ phone }) => phone.lcp)],
    ['blocking', ...rows.map(({ phone }) => ms(phone.tbt))],
    ['first load', ...rows.map(({ phone }) => kB(phone.bytes.total))],
  ];
  printTable(
    `What each step gives: medians of ${rounds}, in brackets the ratio to the floor`,
    ['', ...rows].map((_, row) => columns.map((column) => column[row] ?? '')),
  );
}
