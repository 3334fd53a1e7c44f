import type { AppEventListener, CmsConfig } from '@sveltia/cms';
import type { createElement } from 'react';
import type { Path } from '../content/read/file.ts';
import { type Described, described, fieldAt, findingsOf } from '../content/read/schema.ts';
import { files } from '../content/schema/schema.ts';

/** Defined in build.ts: the form, and the page shown beside each of its files. */
declare const FORM: { config: CmsConfig; pages: Record<string, string> };

/** Sveltia's own, global. */
declare const h: typeof createElement;

// Sveltia reads this setting when it loads. Unset, saving would close the form and the page beside it.
const settings = 'sveltia-cms.prefs';
const chosen = JSON.parse(localStorage.getItem(settings) ?? '{}');
localStorage.setItem(settings, JSON.stringify({ closeOnSave: false, ...chosen }));
const { init, registerEventListener, registerPreviewTemplate } = await import('@sveltia/cms');

/** Sveltia shows the cause of an error of this name. */
const refusal = (sentences: string) => new Error('saving_failed', { cause: new Error(sentences) });

/** The content files of the checkout, with their text as Sveltia last read or wrote it. */
const known = new Map<string, { handle: FileSystemFileHandle; text: Promise<string> }>();
const { getFile } = FileSystemFileHandle.prototype;
FileSystemFileHandle.prototype.getFile = async function () {
  const file = await getFile.call(this);
  if (/\.yaml$/.test(this.name)) known.set(this.name, { handle: this, text: file.text() });
  return file;
};

/** Never overwrites what another window or `git pull` has changed. On GitHub Sveltia checks this itself. */
async function refuseChanged(name: string) {
  const file = known.get(name);
  if (file && (await (await getFile.call(file.handle)).text()) !== (await file.text))
    throw refusal(
      'This page has been changed in the meantime: copy your words, then reload and discard the draft.',
    );
}

for (const [file, address] of Object.entries(FORM.pages))
  registerPreviewTemplate(file, () =>
    h('iframe', {
      src: address,
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

/** Rejects what `npm run words` would report, with the same sentences. */
const refuseFindings: AppEventListener = {
  name: 'preSave',
  async handler({ entry }) {
    const [file = '', name = ''] = /([^/]+)\.\w+$/.exec(entry.get('path')) ?? [];
    await refuseChanged(file);
    const field = fieldAt(described, [name]);
    const data = needed(field, entry.toJS().data);
    // Every value is text in the file.
    const value = JSON.parse(JSON.stringify(data), (_, part) =>
      typeof part === 'boolean' ? `${part}` : part,
    );
    const { error } = files.shape[name as keyof typeof files.shape].safeParse(value);
    if (!error) return entry.set('data', Object(data));
    /** `Newsletters, 3`, by the labels of the form. */
    const where = (at: Path) =>
      at
        .slice(0, -1)
        .map((key, index) =>
          typeof key === 'number' ? key + 1 : fieldAt(field, at.slice(0, index + 1)).label,
        )
        .join(', ');
    const sentences = findingsOf(error, field, value, where).map(({ where, what, todo }) =>
      [where && `${where}:`, what, todo].join(' '),
    );
    document.querySelector(`[data-key-path="${error.issues[0]?.path.join('.')}"]`)?.scrollIntoView();
    throw refusal(sentences.join(' '));
  },
};
registerEventListener(refuseFindings);
init({ config: FORM.config });
