import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../build/content-security-policy.ts';

const policy = (server?: string) => contentSecurityPolicy({ script: 'start()', style: 'body{}' }, server);

it.each([
  [undefined, "connect-src 'self';"],
  ['https://project.example:8443/rest/v1?x=1', "connect-src 'self' https://project.example:8443;"],
])('messages go to this site and the origin of the hosted project only: %s', (server, directive) => {
  expect(policy(server)).toContain(directive);
});

it('an address that is none stops the build', () => {
  expect(() => policy('project.example')).toThrow(/Invalid URL/);
});
