import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { charactersOf } from '../../site/fonts.ts';

it('the fonts have every letter that is written or can be typed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  mkdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content', 'new.yaml'), 'word: žluťoučký 🙏\n\r\t');
  writeFileSync(join(folder, 'picture.svg'), '<svg>Ω</svg>');
  const characters = charactersOf('src', folder);
  rmSync(folder, { recursive: true });
  for (const character of '“”’–žťčý🙏') expect(characters).toContain(character);
  for (let code = 32; code < 127; code++) expect(characters).toContain(String.fromCharCode(code));
  expect(new Set(characters).size).toBe([...characters].length);
  expect(characters).not.toMatch(/[\n\t\rΩ]/);
});
