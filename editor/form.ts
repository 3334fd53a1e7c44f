import type { AppEventListener, CmsConfig } from '@sveltia/cms';
import type { createElement } from 'react';
import type { Path } from '../content/read/file.ts';
import type { Finding } from '../content/read/finding.ts';
import { type Described, described, fieldAt, findingsOf } from '../content/read/schema.ts';
import { merge, translationFinding, wordsOf } from '../content/read/translate.ts';
import { INVISIBLE, parseTranslation } from '../content/schema/fields.ts';
import { files } from '../content/schema/schema.ts';

/** Defined in build.ts: the form, and the page shown beside each file, by its path. */
declare const FORM: { config: CmsConfig; pages: Record<string, string> };

declare const h: typeof createElement;

// Sveltia 0.221.1 reads this setting when it loads. Unset, saving would close the form. Test: “what was saved elsewhere”.
const settings = 'sveltia-cms.prefs';
const chosen = JSON.parse(localStorage.getItem(settings) ?? '{}');
localStorage.setItem(settings, JSON.stringify({ closeOnSave: false, ...chosen }));
const { init, registerEventListener, registerPreviewTemplate } = await import('@sveltia/cms');

/** Sveltia shows the cause of an error of this name. */
const refusal = (sentences: string) => new Error('saving_failed', { cause: new Error(sentences) });

/** The text of each page's files. On GitHub Sveltia itself notices what others have changed. */
async function texts(): Promise<Record<string, string>> {
  return Object.keys(FORM.pages).length > 0 ? (await fetch('texts.json')).json() : {};
}

/** As the form has read or written them. */
const known = await texts();

for (const name of Object.keys(files.shape))
  registerPreviewTemplate(name, ({ entry }) =>
    h('iframe', {
      src: FORM.pages[entry.get('path')],
      title: 'The page',
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    }),
  );

/** Leaves out what the file can omit: empty values, switches that are off, and Sveltia's own properties. */
function needed({ items, properties, required = [] }: Described, value: unknown): unknown {
  if (items) return [value ?? []].flat().map((each) => needed(items, each));
  if (!properties) return value;
  const parts = Object.entries(Object(value)).flatMap(([name, part]) => {
    const field = properties[name];
    return field && (part || required.includes(name)) ? [[name, needed(field, part)]] : [];
  });
  return Object.fromEntries(parts);
}

const part = (selector: string) => document.querySelector(selector) as HTMLElement;

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** Opens a field, its language and the entry that it is in. */
async function show(locale: string, keyPath: string) {
  const open = (locale: string) =>
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } });
  const { style } = part('#nc-root');
  for (let tries = 0; tries < 100; tries++) {
    // Sveltia 0.221.1 renders only what has been in sight; before signing in, nothing. Test: “what needs the ministry”.
    if (document.querySelector('.pane')) Object.assign(style, { zoom: 0.05, opacity: 0 });
    open(locale);
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (document.querySelector(`.pane[data-locale="${locale}"] [data-key-path="${keyPath}"]`)) break;
  }
  Object.assign(style, { zoom: '', opacity: '' });
  // The English words are beside those of a translation.
  for (const each of new Set(['en', locale])) open(each);
}

/** Rejects what `npm run words` would report, with the same sentences, in every language of a page. */
const refuseFindings: AppEventListener = {
  name: 'preSave',
  async handler({ entry }) {
    const [, original = '', name = ''] = /([^/]+)\/(\w+)\.yaml$/.exec(entry.get('path')) ?? [];
    // Sveltia 0.221.1 would save the page without the photo. Test: “a portrait is not lost”.
    if (document.querySelector('.field [role=status]'))
      throw refusal('A photo is still being made smaller. Please save again in a moment.');
    // Never overwrites what another window or `git pull` has changed.
    if ((await texts())[name] !== known[name])
      throw refusal(
        'This page has been changed in the meantime: copy your words, then reload and discard the draft.',
      );
    const field = fieldAt(described, [name]);
    const { data, i18n } = JSON.parse(JSON.stringify(entry.toJS()).replace(INVISIBLE, ''));
    const english = needed(field, data);
    // Every value is text in the file.
    const value = JSON.parse(JSON.stringify(english), (_, part) =>
      typeof part === 'boolean' ? `${part}` : part,
    );
    const findings: Finding[] = [];
    let first: [locale: string, keyPath: string] | undefined;
    /** `Newsletters, 3`, by the labels of the form. Remembers the first place. */
    const placeIn = (code: string) => (at: Path) => {
      first ??= [code, at.join('.')];
      const labels = at
        .slice(0, -1)
        .map((key, index) =>
          typeof key === 'number' ? key + 1 : fieldAt(field, at.slice(0, index + 1)).label,
        );
      return (code === original ? labels : [nameOf.of(code), ...labels]).join(', ');
    };
    function check(value: unknown, where: (at: Path) => string) {
      const { error } = files.shape[name as keyof typeof files.shape].safeParse(value);
      if (error) findings.push(...findingsOf(error, field, value, where));
    }
    check(value, placeIn(original));
    const translations = Object.entries<{ data?: Record<string, unknown> }>(i18n).map(([code, { data }]) => {
      if (!data) return [code, {}];
      const where = placeIn(code);
      const words = Object(wordsOf(field, data));
      const merged = merge(field, value, words, (problem, path, ...rest) => {
        // What has no translation is shown in English.
        if (problem === 'shared' || problem === 'unknown')
          findings.push(translationFinding(problem, where(path), ...rest));
      });
      if (findings.length === 0) parseTranslation(() => check(merged, where));
      const { example, compared } = data;
      return [code, { data: Object.assign(words, example && { example }, compared && { compared }) }];
    });
    if (findings.length === 0)
      return entry.set('data', Object(english)).set('i18n', Object.fromEntries(translations));
    if (first) void show(...first);
    throw refusal(
      findings.map(({ where, what, todo }) => [where && `${where}:`, what, todo].join(' ')).join(' '),
    );
  },
};
registerEventListener(refuseFindings);
registerEventListener({
  name: 'postSave',
  async handler({ entry }) {
    const [, name = ''] = /(\w+)\.yaml$/.exec(entry.get('path')) ?? [];
    Object.assign(known, { [name]: (await texts())[name] });
    before = listed().map(({ textContent }) => textContent);
    void readNeeds();
  },
});

const [opener, dialog, list] = [part('#open'), part('dialog') as HTMLDialogElement, part('#needs')];

const listed = () => [...list.querySelectorAll('li')];

/** What the page "What needs you" had before the last save. */
let before: string[] | undefined;

/** Renews that page, and says at once what the last save has added. */
async function readNeeds() {
  list.innerHTML = await (await fetch('needs.html')).text();
  const added = listed().filter(({ textContent }) => before && !before.includes(textContent));
  for (const { classList } of added) classList.add('new');
  opener.textContent = [part('#needs h2'), ...added].map(({ textContent }) => textContent).join(' • New: ');
}

opener.addEventListener('click', () => {
  dialog.showModal();
  void readNeeds();
});
dialog.addEventListener('click', async (click) => {
  const target = click.target as Element;
  const link = target.closest('a');
  if (link || target.localName === 'button') dialog.close();
  if (!link) return;
  click.preventDefault();
  if (link.hash !== location.hash) {
    // Sveltia 0.221.1 shows nothing when one page's form follows another's. Test: “what needs the ministry”.
    location.hash = '#/collections/pages';
    while (document.querySelector('.content-editor')) await new Promise(requestAnimationFrame);
    location.hash = link.hash;
  }
  const { locale = '', keyPath = '' } = link.dataset;
  if (keyPath) await show(locale, keyPath);
});
init({ config: FORM.config });
void readNeeds();
