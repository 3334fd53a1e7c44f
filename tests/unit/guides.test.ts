import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const documents = [
  'README.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const text = (file: string) => readFileSync(file, 'utf8');

test.each(documents)('every link of %s to a file leads to one', (document) => {
  const links = [...text(document).matchAll(/[^!]\[[^\]]+\]\((?!https:)([^)#]+)/g)].map(
    ([, link]) => link ?? '',
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(existsSync(join(dirname(document), link)), link).toBe(true);
});

test.each(documents)('every file that %s names is there', (document) => {
  const paths = text(document).matchAll(
    /`((?:\.github|build|public|scripts|src|supabase|tests)\/[\w./-]+)`/g,
  );
  for (const [, path = ''] of paths) expect(existsSync(path), path).toBe(true);
});

test('the steps for the hosted project name what the migrations make', () => {
  const folder = 'supabase/migrations';
  const migrations = readdirSync(folder).map((file) => text(join(folder, file)));
  const steps = text('docs/going-live.md');
  for (const name of [
    'contact_submissions',
    'private.contact_rules',
    'messages_kept_for',
    'messages_per_hour',
    'messages_per_day',
    'delete-old-messages',
    'delete-old-runs',
    'messages_per_network',
    'private.contact_counts',
    'waiting_messages',
    'private.new_reminder_token()',
    'private.reminder',
    'answered_at',
  ]) {
    expect(steps).toContain(name);
    expect(migrations.join('\n')).toContain(name);
  }
});

test.each(documents)('every command of %s works in Windows PowerShell too, which knows no &&', (document) => {
  const commands = [...text(document).matchAll(/^ *```sh\n([\s\S]*?)```/gm)].map(([, block]) => block);
  expect(commands.join('\n')).not.toMatch(/&&|^\s*[A-Z_]+=\S+ /m);
});
