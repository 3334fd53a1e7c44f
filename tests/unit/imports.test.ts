import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';

/** Each room imports from itself and those before it. */
const rooms = [
  /^content\/(?!read\/|check\/|languages\.ts|checkWords\.ts)/,
  /^src\/loading\//,
  /^src\/navigation\//,
  /^src\/components\//,
  /^src\/contact\//,
  /^src\/views\//,
  /^src\//,
  /^content\//,
  /^messages\//,
  /^site\//,
  /^(editor|bench|tests)\//,
];
const roomOf = (file: string) => rooms.findIndex((room) => room.test(file));

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) ?\(?'(\.[^']+|#words[^']+)'/g)].map(
    ([, path = '']) =>
      path.startsWith('#') ? path.replace('#words', 'content/words/en') : join(dirname(file), path),
  );

test('imports go one way', () => {
  const files = ['content', 'src', 'messages', 'site'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const imports = files.flatMap((file) => importsOf(file).map((imported) => [file, imported] as const));
  expect(imports.length).toBeGreaterThan(300);
  expect(imports.filter(([file, imported]) => roomOf(imported) > roomOf(file))).toEqual([]);
});
