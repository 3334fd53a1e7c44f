import { readFileSync } from 'node:fs';
import { expect, test } from './site.ts';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the site carries the notices of what it is made of', async ({ request }) => {
  const notices = await (await request.get('licences.txt')).text();
  for (const name of [...Object.keys(dependencies), '@supabase/postgrest-js', 'workbox-precaching']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm'));
  }
  expect(notices).toContain('Copyright (c) Meta Platforms');
  expect(notices.match(/SIL Open Font License, Version 1\.1/g)).toHaveLength(2);
});
