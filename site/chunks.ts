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

/** The chunk that `importer` imports dynamically from a path, and all that it imports but the entry: listed so the browser need not discover them. */
export function chunksOf(
  path: string,
  importer: string,
  bundle: Rolldown.OutputBundle,
  context: Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>,
): Rolldown.OutputChunk[] {
  const from = [...context.getModuleIds()].find((id) => id.endsWith(importer)) ?? '';
  const module = context.getModuleInfo(from)?.dynamicallyImportedIds.find((id) => id.includes(path));
  if (!module) throw new Error(`${importer} imports nothing from ${path} by import().`);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const needed = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(module)));
  for (const { imports } of needed)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  return [...needed].filter(({ isEntry }) => !isEntry);
}
