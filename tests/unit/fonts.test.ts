import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { charactersOf } from '../../build/fonts.ts';
import { letters } from '../../src/content/letters.ts';
import { myStory } from '../../src/content/myStory.ts';
import { unwrap } from '../../src/model/fact.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string | undefined;
afterEach(() => folder && rmSync(folder, { recursive: true, force: true }));

describe('the characters that the fonts are cut down to', () => {
  it('are those of all the words of the site', () => {
    const characters = new Set(charactersOf(join(root, 'src')));
    const words = [...unwrap(myStory.sections), myStory.title, ...Object.values(letters).map(unwrap)];
    for (const character of JSON.stringify(words)) expect(characters, character).toContain(character);
    for (const character of '“”’–') expect(characters, character).toContain(character);
  });

  it('are what one can type as well, and each once, with nothing unprintable', () => {
    const characters = charactersOf(join(root, 'src'));
    for (let code = 32; code < 127; code++) expect(characters).toContain(String.fromCharCode(code));
    expect(new Set(characters).size).toBe([...characters].length);
    expect(characters).not.toMatch(/[\n\t\r]/);
  });

  it('follow the words: a new letter in a new file is in the font', () => {
    folder = mkdtempSync(join(tmpdir(), 'fonts-'));
    mkdirSync(join(folder, 'content'));
    writeFileSync(join(folder, 'content', 'new.ts'), 'export const word = "žluťoučký 🙏";');
    writeFileSync(join(folder, 'picture.svg'), '<svg>Ω</svg>');
    const characters = charactersOf(join(root, 'src'), folder);
    for (const character of 'žťčý🙏') expect(characters).toContain(character);
    expect(characters).not.toContain('Ω');
  });
});
