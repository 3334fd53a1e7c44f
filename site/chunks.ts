import type { Rolldown } from 'vite';

/** Puts shared modules into `main`, which home needs too, into `page`, which Contact needs too, or into `reading`. */
export function chunkOf(id: string, context: Rolldown.ChunkingContext) {
  const found = new Set([id]);
  // A Set also visits entries added while iterating.
  for (const each of found)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) found.add(importer);
  const users = [...found]
    .map((each) => context.getModuleInfo(each))
    .filter((it) => it?.isEntry || it?.dynamicImporters.length);
  if (users.some((it) => it?.isEntry)) return 'main';
  if (users.length < 2) return null;
  const isUsedBy = (view: string) => users.some((it) => it?.id.includes(`/views/${view}/`));
  return isUsedBy('home') ? 'main' : isUsedBy('contact') ? 'page' : 'reading';
}

/** The chunk of a dynamically imported module, and all that it imports but the entry: listed so the browser need not discover them. */
export function chunksOf(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(module)));
  if (needed.size === 0) throw new Error(`${module} has no chunk of its own.`);
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed].filter(({ isEntry }) => !isEntry);
}
