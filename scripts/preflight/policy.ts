import { createHash } from 'node:crypto';
import type { Project } from '../messages/rest.ts';
import { type BuiltSite, documentsOf } from './builtSite.ts';
import type { Finding } from './finding.ts';

const BUILD = 'Run "npm run build" anew; if it stays, show this line to a developer.';

/** Whether the policy in each document protects the visitor, and lets the page itself work. */
export function policyFindings(built: BuiltSite, project: Project | undefined): Finding[] {
  return documentsOf(built).flatMap(([file, html]) => findingsOf(file, html, project));
}

function findingsOf(where: string, html: string, project: Project | undefined): Finding[] {
  const finding = (what: string): Finding => ({ where, what, todo: BUILD });
  const written = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  // As React writes quotes in an attribute.
  const policy = written.replaceAll('&#x27;', "'");
  if (!policy.includes('script-src ')) {
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
