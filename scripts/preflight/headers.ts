import { createHash } from 'node:crypto';
import type { Project } from '../messages/rest.ts';
import { type BuiltSite, documentsOf } from './builtSite.ts';
import type { Finding } from './finding.ts';

/** What the hosts must send with the site, and why. */
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
  { name: 'Cache-Control', form: /immutable/, why: 'browsers keep the files in assets/' },
  {
    name: 'Content-Security-Policy',
    form: /frame-ancestors 'none'/,
    why: 'no other site shows this one in a frame',
  },
];

/** Cloudflare Pages drops a longer line of `_headers`. */
const LONGEST_LINE = 2000;

const BUILD = 'Run "npm run build" anew; if it stays, show this line to a developer.';

/** Whether the headers and the policy in each document protect the visitor. */
export function headerFindings(built: BuiltSite, project: Project | undefined): Finding[] {
  const lines = (built.files.get('dist/_headers') ?? '').split('\n').map((line) => line.trim());
  const finding = (what: string): Finding => ({ where: 'dist/_headers', what, todo: BUILD });
  return [
    ...required
      .filter(({ name, form }) => !valuesOf(name, lines).some((value) => form.test(value)))
      .map(({ name, why }) => finding(`${name} is missing or weak (with it, ${why}).`)),
    ...(valuesOf('Content-Security-Policy', lines).some(isWeak)
      ? [finding('The Content-Security-Policy lets in scripts or styles from elsewhere.')]
      : []),
    ...(lines.some((line) => line.length > LONGEST_LINE)
      ? [finding(`A line is longer than ${LONGEST_LINE} characters; Cloudflare Pages would drop it.`)]
      : []),
    ...documentsOf(built).flatMap(([file, html]) => policyFindings(file, html, project)),
  ];
}

function valuesOf(name: string, lines: readonly string[]): string[] {
  return lines
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).trim());
}

function isWeak(policy: string): boolean {
  return /'unsafe-|(script|default)-src[^;]* (\*|https?:|data:)/.test(policy);
}

function policyFindings(where: string, html: string, project: Project | undefined): Finding[] {
  const finding = (what: string): Finding => ({ where, what, todo: BUILD });
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  if (!policy.includes('script-src ')) {
    return [finding('There is no Content-Security-Policy: nothing holds back a foreign script.')];
  }
  const findings: Finding[] = [];
  if (isWeak(policy)) {
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
