import type { Picture } from 'vite-imagetools';

/**
 * Finds the pictures of a glob by name. Where a photo and an illustration share a name, the photo is shown, so that
 * dropping one in is the whole job.
 *
 * @param folder where they lie in src/images, for the message when one is missing
 * @param modules what `import.meta.glob` found, by path
 */
export function picturesByName(folder: string, modules: Record<string, Picture>): (name: string) => Picture {
  const pictures = new Map<string, Picture>();
  for (const [path, picture] of Object.entries(modules)) {
    const name = path.replace(/^.*\/|\.\w+$/g, '');
    if (!pictures.has(name) || !path.endsWith('.svg')) pictures.set(name, picture);
  }
  return (name) => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`There is no picture named ${name} in src/images/${folder}.`);
    return picture;
  };
}
