import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../site/content-security-policy.ts';

const policy = (server?: string) => contentSecurityPolicy({ script: 'start()', style: 'body{}' }, server);

it('the page takes nothing from anyone but this site or YouTube’s player', () => {
  expect(policy()).toContain("default-src 'none'; ");
  expect(policy().split('; ')).toContain('frame-src https://www.youtube-nocookie.com');
  expect(policy().replace('https://www.youtube-nocookie.com', '')).not.toMatch(/unsafe|\*|data:|blob:|http/);
});

it.each([
  [undefined, "connect-src 'self';"],
  ['https://project.example:8443/rest/v1?x=1', "connect-src 'self' https://project.example:8443;"],
])('messages go to this site or the hosted project only: %s', (server, directive) => {
  expect(policy(server)).toContain(directive);
});
