import { join } from 'node:path';
import { checkContent } from '../content/check/check.ts';
import { isBlocking } from '../content/check/report.ts';
import { textsIn } from '../content/check/translations.ts';
import { original } from '../content/languages.ts';
import { readFile } from '../content/read/file.ts';
import type { Finding } from '../content/read/finding.ts';
import { described } from '../content/read/schema.ts';

const pages = described.properties ?? {};
const nameOf = new Intl.DisplayNames('en', { type: 'language' });
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/**
 * The page "What needs you" as HTML: what `npm run words` finds, and what the ministry has yet to supply or confirm, by
 * page. Each links to its field in the form.
 *
 * @param source the words that it is about
 */
export async function needs(folder: string, source: string): Promise<string> {
  const findings = (await checkContent(folder, true))
    .map((finding) => ({ ...finding, ...linkTo(folder, finding) }))
    .sort((one, other) => one.order - other.order);
  const left = findings.filter(isBlocking).length;
  const counts = [
    left > 0 && `${count(left, 'thing', 'things')} before the site can be published`,
    findings.length > left && count(findings.length - left, 'piece of advice', 'pieces of advice'),
  ].filter(Boolean);
  const parts = [...new Set(findings.map(({ title }) => title))].map((title) => {
    const here = findings.filter((each) => each.title === title);
    const todos = [...new Set([...here.filter(isBlocking), ...here].map(({ todo }) => todo))];
    const groups = todos.map((todo) => {
      const group = here.filter((each) => each.todo === todo);
      const kind = group.some(isBlocking) ? '' : '<b>Advice.</b> ';
      return `<p>${kind}${escapeHtml(todo)}</p><ul>${group.map(({ html }) => `<li>${html}</li>`).join('')}</ul>`;
    });
    return `<h3>${escapeHtml(title)}</h3>${groups.join('')}`;
  });
  return `<h2>What needs you: ${counts.join(', ') || 'nothing'}</h2><p>${source}</p>${parts.join('')}`;
}

function linkTo(folder: string, { where, at = where, what }: Finding) {
  const [, code = '', name = ''] = /([\w-]+)\/(\w+)\.yaml/.exec(at) ?? [];
  const field = pages[name];
  if (!field) return { order: Number.MAX_VALUE, title: 'Pictures', html: escapeHtml(`${where}: ${what}`) };
  const file = readFile(join(folder, code, `${name}.yaml`));
  const path = textsIn(file.value).find((path) => file.where(path) === at) ?? [];
  const order = Object.keys(pages).indexOf(name) + (code === original ? 0 : 0.5);
  const title = code === original ? field.label : `${field.label} in ${nameOf.of(code)}`;
  const link = `href="#/collections/pages/entries/${name}" data-locale="${code}" data-key-path="${path.join('.')}"`;
  return { order, title, html: `<a ${link}>${escapeHtml(what)}</a>` };
}
