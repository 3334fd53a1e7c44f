import type { AppEventListener, CmsConfig } from '@sveltia/cms';
import type { createElement } from 'react';
import * as z from 'zod';
import type { Path } from '../content/read/file.ts';
import { findingsOf, noteOf, schemaAt } from '../content/read/schema.ts';
import { files, leader } from '../content/schema/schema.ts';

/** What build.ts describes: the form, and the page that stands beside each file of it. */
declare const FORM: { config: CmsConfig; pages: Record<string, string> };

/** The form's own, which it gives to the window. */
declare const h: typeof createElement;

// Whoever has saved wants to see the page: by itself the form closes both. The choice is read when the form is loaded.
const settings = 'sveltia-cms.prefs';
const chosen = JSON.parse(localStorage.getItem(settings) ?? '{}');
localStorage.setItem(settings, JSON.stringify({ closeOnSave: false, ...chosen }));
const { init, registerEventListener, registerPreviewTemplate } = await import('@sveltia/cms');

for (const [file, address] of Object.entries(FORM.pages))
  registerPreviewTemplate(file, () =>
    h('iframe', {
      src: address,
      title: 'The page',
      style: { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0 },
    }),
  );

/** As it will stand in the file, where all values are texts: without the form's own notes. */
function inFile(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFile);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([name]) => !name.startsWith('__sc_'));
  return Object.fromEntries(parts.map(([name, part]) => [name, inFile(part)]));
}

/** What need not stand in the file: nothing, and a switch that is off. */
function* idle(schema: z.ZodType, value: unknown, path: Path = []): Generator<Path> {
  const part = schemaAt(schema, path);
  if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value))
      yield* idle(schema, each, [...path, Array.isArray(value) ? Number(key) : key]);
  else if ((value ?? '') === '' || (value === false && part && z.safeParse(part, undefined).success))
    yield path;
}

/** Saves nothing that `npm run words` would refuse, and says so in its words. */
const refuseFindings: AppEventListener = {
  name: 'preSave',
  handler({ entry }) {
    const path: string = entry.get('path');
    const [, name = ''] = /([^/]+)\.yaml$/.exec(path) ?? [];
    const schema: z.ZodType | undefined = path.endsWith('.md') ? leader : files[name as keyof typeof files];
    if (!schema) return entry;
    const saved = [...idle(schema, entry.toJS().data)].reduce(
      (map, at) => map.deleteIn(['data', ...at]),
      entry,
    );
    const value = inFile(saved.toJS().data);
    const { error } = schema.safeParse(value);
    if (!error) return saved;
    /** `Newsletters, 3`: the part in which it is, as the form calls it. */
    const where = (at: Path) =>
      at
        .slice(0, -1)
        .map((key, index) =>
          typeof key === 'number'
            ? key + 1
            : noteOf(schemaAt(schema, at.slice(0, index + 1)) ?? schema).label,
        )
        .join(', ');
    const told = findingsOf(error, schema, { value, where }).map(({ where, what, todo }) =>
      [where && `${where}:`, what, todo].join(' '),
    );
    document.querySelector(`[data-key-path="${error.issues[0]?.path.join('.')}"]`)?.scrollIntoView();
    // The form shows the cause of an error of this name.
    const cause = new Error(`Put this right, then save again. ${told.join(' ')}`);
    throw new Error('saving_failed', { cause });
  },
};
registerEventListener(refuseFindings);
init({ config: FORM.config });
