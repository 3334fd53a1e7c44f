import type { AppEventListener, CmsConfig } from '@sveltia/cms';
import type { createElement } from 'react';
import * as z from 'zod';
import type { Path } from '../content/read/file.ts';
import { findingsOf, noteOf, schemaAt } from '../content/read/schema.ts';
import { files, leader } from '../content/schema/schema.ts';

/** Defined in build.ts: the form, and the page shown beside each of its files. */
declare const FORM: { config: CmsConfig; pages: Record<string, string> };

/** Sveltia's own, global. */
declare const h: typeof createElement;

// After saving, Sveltia would close the form and the page beside it. It reads this setting when it loads.
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
  if (/\.(yaml|md)$/.test(this.name)) known.set(this.name, { handle: this, text: file.text() });
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

// Truncated photos: `new Image()`, which Sveltia uses, decodes them in part; createImageBitmap() rejects them.
const { set: load } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src') ?? {};
function WholeImage() {
  const image = document.createElement('img');
  const check = async (address: string) => {
    const blob = await (await fetch(address)).blob();
    if (blob.type !== 'image/svg+xml') (await createImageBitmap(blob)).close();
  };
  const set = (address: string) =>
    check(address).then(
      () => load?.call(image, address),
      () => image.dispatchEvent(new Event('error')),
    );
  return Object.defineProperty(image, 'src', { set });
}
Object.assign(window, { Image: WholeImage });

for (const [file, address] of Object.entries(FORM.pages))
  registerPreviewTemplate(file, () =>
    h('iframe', {
      src: address,
      title: 'The page',
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    }),
  );

/** As in the file: every value a string, without Sveltia's own properties. */
function inFile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFile);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([name]) => !name.startsWith('__sc_'));
  return Object.fromEntries(parts.map(([name, part]) => [name, inFile(part)]));
}

/** Paths that the file can omit: empty values, and switches that are off. */
function* idle(schema: z.ZodType, value: unknown, path: Path = []): Generator<Path> {
  const part = schemaAt(schema, path);
  if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value))
      yield* idle(schema, each, [...path, Array.isArray(value) ? Number(key) : key]);
  else if ((value ?? '') === '' || (value === false && part && z.safeParse(part, undefined).success))
    yield path;
}

/** Rejects what `npm run words` would report, with the same sentences. */
const refuseFindings: AppEventListener = {
  name: 'preSave',
  async handler({ entry }) {
    const path: string = entry.get('path');
    const [file = '', name = ''] = /([^/]+)\.\w+$/.exec(path) ?? [];
    await refuseChanged(file);
    const schema: z.ZodType | undefined = path.endsWith('.md') ? leader : files[name as keyof typeof files];
    if (!schema) return entry;
    const saved = [...idle(schema, entry.toJS().data)].reduce(
      (map, at) => map.deleteIn(['data', ...at]),
      entry,
    );
    const value = inFile(saved.toJS().data);
    const { error } = schema.safeParse(value);
    if (!error) return saved;
    /** `Newsletters, 3`, by the labels of the form. */
    const where = (at: Path) =>
      at
        .slice(0, -1)
        .map((key, index) =>
          typeof key === 'number'
            ? key + 1
            : noteOf(schemaAt(schema, at.slice(0, index + 1)) ?? schema).label,
        )
        .join(', ');
    const sentences = findingsOf(error, schema, { value, where }).map(({ where, what, todo }) =>
      [where && `${where}:`, what, todo].join(' '),
    );
    document.querySelector(`[data-key-path="${error.issues[0]?.path.join('.')}"]`)?.scrollIntoView();
    throw refusal(sentences.join(' '));
  },
};
registerEventListener(refuseFindings);
init({ config: FORM.config });
