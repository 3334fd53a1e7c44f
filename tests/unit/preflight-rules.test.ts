import { describe, expect, it } from 'vitest';
import { addressFindings } from '../../scripts/preflight/address.ts';
import { environmentFindings, projectOf } from '../../scripts/preflight/environment.ts';
import { factFormFindings } from '../../scripts/preflight/facts.ts';
import type { Finding } from '../../scripts/preflight/finding.ts';
import { keysIn, kindOfKey } from '../../scripts/preflight/keys.ts';
import { linkFindings } from '../../scripts/preflight/links.ts';
import { articles } from '../../src/content/articles.ts';
import { videos } from '../../src/content/home.ts';
import { type Fact, sample } from '../../src/model/fact.ts';
import type { BankDetail, SocialLink } from '../../src/model/types.ts';

const publishable = `sb_publishable_${'a1'.repeat(16)}`;
const secret = `sb_secret_${'b2'.repeat(16)}`;
/** A key of the old form; its signature does not matter here. */
function token(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.signature`;
}
const anon = token({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role: 'anon' });
const serviceRole = token({ iss: 'supabase', ref: 'abcdefghijklmnopqrst', role: 'service_role' });

const details = { email: 'office@ministry.test', phone: '+91 44 2345 6789', location: 'Chennai, India' };
const settings = {
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_ANON_KEY: publishable,
};
const noArticles = { ...articles.tabs.articles, entries: [] };
const linked = (url?: Fact) => ({
  ...articles,
  tabs: {
    articles:
      url === undefined ? noArticles : { ...noArticles, entries: [{ title: 'Cross Roads', url, text: '' }] },
    newsletters: noArticles,
  },
});
const outward = { articles: linked(), socialLinks: [], films: [] };
const bank = (kind: BankDetail['kind']) => (value: Fact) =>
  factFormFindings(details, [{ kind, label: 'Row', value }]);
const social = (network: SocialLink['network']) => (url: Fact) =>
  linkFindings({ ...outward, socialLinks: [{ network, url }] });

/** What each value that the owner supplies is held to. */
const rules = {
  'an IFSC code': bank('ifsc'),
  'an account number': bank('account'),
  'a Swift code': bank('swift'),
  'an account name': bank('words'),
  'the e-mail address': (email: Fact) => factFormFindings({ ...details, email }, []),
  'the phone number': (phone: Fact) => factFormFindings({ ...details, phone }, []),
  'an article': (url: Fact) => linkFindings({ ...outward, articles: linked(url) }),
  'a page on YouTube': social('YouTube'),
  'a page on Facebook': social('Facebook'),
  'a video': (youtubeId: Fact) =>
    linkFindings({ ...outward, films: videos.films.slice(0, 1).map((film) => ({ ...film, youtubeId })) }),
  'the site’s address': addressFindings,
  'the project': (url: Fact) => environmentFindings({ ...settings, VITE_SUPABASE_URL: url as string }),
  'the key': (key: Fact) => environmentFindings({ ...settings, VITE_SUPABASE_ANON_KEY: key as string }),
  'another setting that is published': (value: Fact) =>
    environmentFindings({ ...settings, VITE_OTHER: value as string }),
  'a setting that is not published': (value: Fact) =>
    environmentFindings({ ...settings, SUPABASE_SECRET_KEY: value as string }),
} as const satisfies Record<string, (value: Fact) => Finding[]>;

type Rule = keyof typeof rules;

const accepted: [Rule, Fact][] = [
  ['an IFSC code', 'SBIN0001234'],
  ['an IFSC code', sample('XXXX0000000')],
  ['an account number', '3012 3456 7890'],
  ['an account number', '10000000001'],
  ['a Swift code', 'SBININBB455'],
  ['an account name', 'Reach and Build Trust'],
  ['the e-mail address', sample('name@example.org')],
  ['the phone number', sample('+91 00000 00000')],
  ['an article', 'https://drive.google.com/file/d/1aBcD/view?usp=sharing'],
  ['an article', 'https://docs.google.com/document/d/1aBcD/edit'],
  ['a page on YouTube', 'https://www.youtube.com/@ministry'],
  ['a page on YouTube', sample('https://www.example.org/youtube')],
  ['a video', 'dQw4w9WgXcQ'],
  ['the site’s address', 'https://www.ministry.test/'],
  ['the site’s address', 'https://someone.github.io/reach-and-build/'],
  ['the site’s address', sample('https://www.example.org/')],
  ['the key', publishable],
  ['the key', anon],
  ['another setting that is published', 'Reach & Build'],
  ['a setting that is not published', secret],
];

const refused: [Rule, string, says: string][] = [
  ['an IFSC code', 'SBIN001234', 'cannot be right'],
  ['an IFSC code', 'SBINO001234', 'cannot be right'],
  ['an IFSC code', 'XXXX0000000', 'cannot be right'],
  ['an account number', '0000 0000 0000', 'cannot be right'],
  ['an account number', '12345', 'cannot be right'],
  ['a Swift code', 'SBININB', 'cannot be right'],
  ['a Swift code', 'XXXXXXXX', 'cannot be right'],
  ['an account name', 'Sample Account Name', 'cannot be right'],
  ['an account name', ' ', 'cannot be right'],
  ['the e-mail address', 'office.ministry.test', 'cannot be right'],
  ['the e-mail address', 'name@example.org', 'cannot be right'],
  ['the phone number', '044 2345 6789', 'cannot be right'],
  ['the phone number', '+91 00000 00000', 'cannot be right'],
  ['an article', 'drive.google.com/file/d/1aBcD', '"Cross Roads" is no address'],
  ['an article', 'https://drive.google.com/file/d/1a BcD', 'is no address'],
  ['an article', '', '(nothing)'],
  ['an article', 'http://drive.google.com/file/d/1aBcD', 'does not begin with https://'],
  ['an article', 'https://drive.google.com.evil.test/file', 'does not lead to drive.google.com'],
  ['a page on Facebook', 'https://www.instagram.com/ministry', 'of Facebook does not lead to facebook.com'],
  ['a video', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'no YouTube id'],
  ['a video', 'dQw4w9WgXc', 'no YouTube id'],
  ['a video', 'sample-0001', 'no YouTube id'],
  ['a video', '', '(nothing)'],
  ['the site’s address', 'http://www.ministry.test/', 'https://'],
  ['the site’s address', 'https://www.example.org/', 'is nowhere'],
  ['the site’s address', 'https://someone.github.io/reach-and-build', 'slash'],
  ['the site’s address', 'https://www.ministry.test/?from=mail', 'slash'],
  ['the project', '', 'no project is named'],
  ['the project', 'abcdefghijklmnopqrst.supabase.co', 'is no address'],
  ['the project', 'http://abcdefghijklmnopqrst.supabase.co', 'https://'],
  ['the project', 'http://localhost:54321', 'this computer'],
  ['the project', 'http://127.0.0.1:54321', 'this computer'],
  ['the project', 'https://supabase.com/dashboard/project/abcdefghijklmnopqrst', 'not the project itself'],
  ['the project', 'https://abcdefghijklmnopqrst.supabase.co/rest/v1/', 'not the project itself'],
  ['the key', '', 'no key'],
  ['the key', 'password123', 'no key'],
  ['the key', token({ ref: 'zzzzzzzzzzzzzzzzzzzz', role: 'anon' }), 'another project'],
  ['the key', secret, 'secret key'],
  ['the key', serviceRole, 'secret key'],
  ['the key', token({ role: 'authenticated' }), 'secret key'],
  ['another setting that is published', `key=${secret}`, 'secret key'],
];

describe('before the site is published', () => {
  it.each(accepted)('%s can be %s', (rule, value) => {
    expect(rules[rule](value)).toEqual([]);
  });

  it.each(refused)('%s cannot be %s', (rule, value, says) => {
    const findings = rules[rule](value);
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining(says)]);
    // The list may be shown to others.
    if (kindOfKey(value) === 'secret') expect(JSON.stringify(findings)).not.toContain(value);
  });

  it('both settings of the form are asked for, and name its project', () => {
    expect(environmentFindings({})).toHaveLength(2);
    expect(projectOf({})).toBeUndefined();
    expect(projectOf(settings)).toEqual({ url: settings.VITE_SUPABASE_URL, key: publishable });
  });

  it('keys are told from other words', () => {
    const others = ['', 'eyJ.a.b', 'a.bnVsbA.c', 'sb_publishable_...'];
    expect(others.map(kindOfKey)).toEqual(others.map(() => 'not a key'));
    expect(keysIn(`const a="${publishable}",b='${serviceRole}';"sb_secret_"`)).toEqual([
      publishable,
      serviceRole,
    ]);
  });
});
