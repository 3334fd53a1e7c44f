import type { AppEventListener, CmsConfig } from '@sveltia/cms';
import type { createElement } from 'react';
import type { Path } from '../content/read/file.ts';
import type { Finding } from '../content/read/finding.ts';
import { type Described, described, fieldAt, findingsOf } from '../content/read/schema.ts';
import { translate, translationFinding, wordsOf } from '../content/read/translate.ts';
import { parseTranslation } from '../content/schema/fields.ts';
import { files } from '../content/schema/schema.ts';

/** Defined in build.ts: the form, and the page shown beside each file, by its path. */
declare const FORM: { config: CmsConfig; pages: Record<string, string> };

declare const h: typeof createElement;

// Sveltia reads this setting when it loads. Unset, saving would close the form and the page beside it.
const settings = 'sveltia-cms.prefs';
const chosen = JSON.parse(localStorage.getItem(settings) ?? '{}');
localStorage.setItem(settings, JSON.stringify({ closeOnSave: false, ...chosen }));
const { init, registerEventListener, registerPreviewTemplate } = await import('@sveltia/cms');

/** Sveltia shows the cause of an error of this name. */
const refusal = (sentences: string) => new Error('saving_failed', { cause: new Error(sentences) });

/** The content files of the checkout, with their text as Sveltia last read or wrote it. */
const known = new Map<FileSystemFileHandle, Promise<string>>();
const { getFile } = FileSystemFileHandle.prototype;
FileSystemFileHandle.prototype.getFile = async function () {
  const file = await getFile.call(this);
  if (/\.yaml$/.test(this.name)) {
    for (const handle of known.keys()) if (await handle.isSameEntry(this)) known.delete(handle);
    known.set(this, file.text());
  }
  return file;
};

/** Never overwrites what another window or `git pull` has changed. On GitHub Sveltia checks this itself. */
async function refuseChanged(name: string) {
  for (const [handle, text] of known)
    if (handle.name === name && (await (await getFile.call(handle)).text()) !== (await text))
      throw refusal(
        'This page has been changed in the meantime: copy your words, then reload and discard the draft.',
      );
}

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

const nameOf = new Intl.DisplayNames('en', { type: 'language' });

/** Rejects what `npm run words` would report, with the same sentences, in every language of a page. */
const refuseFindings: AppEventListener = {
  name: 'preSave',
  async handler({ entry }) {
    const [, original = '', name = ''] = /([^/]+)\/([^/]+)\.yaml$/.exec(entry.get('path')) ?? [];
    await refuseChanged(`${name}.yaml`);
    // Sveltia would save the page without the photo.
    if (/Processing (a file|files)/.test(`${document.body.textContent}`))
      throw refusal('A photo is still being made smaller. Please save again in a moment.');
    const field = fieldAt(described, [name]);
    const { data, i18n } = entry.toJS();
    const english = needed(field, data);
    // Every value is text in the file.
    const value = JSON.parse(JSON.stringify(english), (_, part) =>
      typeof part === 'boolean' ? `${part}` : part,
    );
    const findings: Finding[] = [];
    let first: string | undefined;
    /** `Newsletters, 3`, by the labels of the form. Remembers the first place. */
    const placeIn = (code: string) => (at: Path) => {
      first ??= `[data-locale="${code}"] [data-key-path="${at.join('.')}"]`;
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
      const merged = translate(field, value, words, (problem, path, ...rest) => {
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
    document.querySelector(first ?? '')?.scrollIntoView();
    throw refusal(
      findings.map(({ where, what, todo }) => [where && `${where}:`, what, todo].join(' ')).join(' '),
    );
  },
};
registerEventListener(refuseFindings);
init({ config: FORM.config });
