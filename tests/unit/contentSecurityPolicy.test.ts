import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../build/content-security-policy.ts';

const inlined = { script: 'start("ä");', style: 'body{color:red}' };

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

describe('the policy of the page', () => {
  const policy = contentSecurityPolicy(inlined);

  it('allows nothing that it does not name, and nothing unsafe', () => {
    expect(directives(policy)['default-src']).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  });

  it('allows just the script and the stylesheet that the build has inlined', () => {
    expect(directives(policy)['script-src']).toEqual(["'self'", sha256(inlined.script)]);
    expect(directives(policy)['style-src']).toEqual([sha256(inlined.style)]);
    expect(contentSecurityPolicy({ ...inlined, script: `${inlined.script} ` })).not.toBe(policy);
  });

  it('asks no one but this site and, for a film that is played, YouTube without cookies', () => {
    const { 'frame-src': frames, ...others } = directives(policy);
    expect(frames).toEqual(['https://www.youtube-nocookie.com']);
    expect(JSON.stringify(others)).not.toContain('http');
  });

  it('lets messages go to the hosted project that the build is made for, and to its origin only', () => {
    expect(directives(policy)['connect-src']).toEqual(["'self'"]);
    const hosted = contentSecurityPolicy(inlined, 'https://project.example:8443/rest/v1?x=1');
    expect(directives(hosted)['connect-src']).toEqual(["'self'", 'https://project.example:8443']);
  });

  it('stops the build for an address that is none', () => {
    expect(() => contentSecurityPolicy(inlined, 'project.example')).toThrow(/Invalid URL/);
  });

  it('is one line that fits into an attribute', () => {
    expect(policy).not.toMatch(/[\n"<>&]/);
  });
});
