import { type Fact, isSample, unwrap } from '../../src/model/fact.ts';
import type { ArticlesPage, SocialLink, Video } from '../../src/model/types.ts';
import type { Finding } from './finding.ts';

/** The content that leads out of the site. */
export interface OutwardContent {
  articles: ArticlesPage;
  socialLinks: readonly SocialLink[];
  films: readonly Video[];
}

const driveHosts = ['drive.google.com', 'docs.google.com'];
const networkHosts: Record<SocialLink['network'], string[]> = {
  Facebook: ['facebook.com', 'fb.com'],
  YouTube: ['youtube.com', 'youtu.be'],
  Instagram: ['instagram.com'],
};

/** Addresses and video ids that cannot be right. Samples are counted elsewhere. */
export function linkFindings({ articles, socialLinks, films }: OutwardContent): Finding[] {
  const files = [...articles.tabs.articles.entries, ...articles.tabs.newsletters.entries];
  return [
    ...files.flatMap(({ title, url }) =>
      badAddress(
        'src/content/articles.ts',
        `"${title}"`,
        url,
        driveHosts,
        'in Google Drive: Share, Copy link',
      ),
    ),
    ...socialLinks.flatMap(({ network, url }) =>
      badAddress('src/content/contactDetails.ts', network, url, networkHosts[network], `on ${network}`),
    ),
    ...films.flatMap(({ title, youtubeId }) => badVideoId(unwrap(title), youtubeId)),
  ];
}

function badAddress(where: string, name: string, fact: Fact, hosts: string[], place: string): Finding[] {
  if (isSample(fact)) return [];
  const address = fact as string;
  const finding = (what: string): Finding[] => [
    {
      where,
      what: `${what}: ${address || '(nothing)'}`,
      todo: `Copy the address anew ${place}.`,
      at: address,
    },
  ];
  if (!URL.canParse(address) || /\s/.test(address)) return finding(`The link of ${name} is no address`);
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return finding(`The link of ${name} does not begin with https://`);
  if (!hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))) {
    return finding(`The link of ${name} does not lead to ${hosts[0]}`);
  }
  return [];
}

function badVideoId(title: string, fact: Fact): Finding[] {
  if (isSample(fact) || (/^[\w-]{11}$/.test(fact as string) && !(fact as string).startsWith('sample')))
    return [];
  return [
    {
      where: 'src/content/home.ts',
      what: `The video "${title}" has no YouTube id: ${fact || '(nothing)'}`,
      todo: 'Write the eleven characters that follow "v=" in the video\'s address, not the address itself.',
      at: fact as string,
    },
  ];
}
