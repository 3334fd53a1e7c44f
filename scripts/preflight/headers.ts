import { createHash } from 'node:crypto';
import { headersFor, parseHeaders } from '../../build/preview-headers.ts';
import type { Project } from './environment.ts';
import type { Finding } from './finding.ts';

/** What the answer for the page must say besides its policy, and why. */
const required: readonly { name: string; form: RegExp; why: string }[] = [
  {
    name: 'Strict-Transport-Security',
    form: /max-age=(3[1-9]|[4-9]\d)\d{6}/,
    why: 'the site opens encrypted only',
  },
  { name: 'X-Content-Type-Options', form: /^nosniff$/, why: 'no file is taken for what it is not' },
  { name: 'Referrer-Policy', form: /origin|no-referrer/, why: 'other sites do not learn what was read' },
  { name: 'Permissions-Policy', form: /camera=\(\)/, why: 'no camera, microphone or place is asked for' },
  { name: 'Cache-Control', form: /no-cache|max-age=0/, why: 'visitors get the newest page' },
];

/** Cloudflare Pages drops a longer line of `_headers`. */
const LONGEST_LINE = 2000;

const BUILD = 'Look at public/_headers and build/content-security-policy.ts, and build again.';

/** Whether the built headers and the policy in the page protect the visitor. */
export function headerFindings(headersFile: string, html: string, project: Project | undefined): Finding[] {
  const rules = parseHeaders(headersFile);
  const page = headersFor('/', rules);
  const policy = page.get('Content-Security-Policy') ?? '';
  const inPage = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const where = 'dist/_headers';
  const finding = (what: string): Finding => ({ where, what, todo: BUILD });

  const findings = required
    .filter(({ name, form }) => !form.test(page.get(name) ?? ''))
    .map(({ name, why }) => finding(`${name} is missing or weak (with it, ${why}).`));
  if (!headersFor('/assets/a.js', rules).get('Cache-Control')?.includes('immutable')) {
    findings.push(finding('The files in assets/ are not kept by browsers (Cache-Control: immutable).'));
  }
  if (!/frame-ancestors 'none'/.test(policy)) {
    findings.push(finding("Other sites may show this one in a frame (frame-ancestors 'none')."));
  }
  if (headersFile.split('\n').some((line) => line.length > LONGEST_LINE)) {
    findings.push(
      finding(`A line is longer than ${LONGEST_LINE} characters; Cloudflare Pages would drop it.`),
    );
  }
  return [
    ...findings,
    ...policyFindings(where, policy, html, project),
    ...policyFindings('dist/index.html', inPage, html, project),
  ];
}

function policyFindings(
  where: string,
  policy: string,
  html: string,
  project: Project | undefined,
): Finding[] {
  const finding = (what: string): Finding => ({ where, what, todo: BUILD });
  if (!policy.includes('script-src ') || policy.includes('%')) {
    return [finding('There is no Content-Security-Policy: nothing holds back a foreign script.')];
  }
  const findings: Finding[] = [];
  if (/'unsafe-|(script|default)-src[^;]* (\*|https?:|data:)/.test(policy)) {
    findings.push(finding('The Content-Security-Policy lets in scripts or styles from elsewhere.'));
  }
  if (!/default-src '(none|self)'/.test(policy)) {
    findings.push(
      finding("The Content-Security-Policy has no strict rule for the rest (default-src 'none')."),
    );
  }
  if (inlined(html).some((code) => !policy.includes(`'sha256-${sha256(code)}'`))) {
    findings.push(
      finding('The Content-Security-Policy blocks a part of the page itself: its hash is missing.'),
    );
  }
  if (project && !policy.includes(new URL(project.url).origin)) {
    findings.push(finding(`The Content-Security-Policy blocks the contact form's server, ${project.url}.`));
  }
  return findings;
}

/** The scripts and styles that stand in the page; a script of another type is data, and is not run. */
function inlined(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)];
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  return [...scripts, ...styles].map(([, code]) => code ?? '');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
