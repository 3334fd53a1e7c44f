import sharp from 'sharp';
import { readSite } from '../../build/readSite.ts';
import { formWords } from '../../src/contact/formWords.ts';
import { altOf, shareCards } from '../../src/document/shareCards.ts';
import { type Fact, isSample, unwrap } from '../../src/model/fact.ts';
import {
  canonicalAddress,
  documentTitle,
  everyView,
  hrefOf,
  type View,
} from '../../src/navigation/routes.ts';
import { documentWords, ministry, words } from '../../src/words.ts';
import * as content from '../fixtures/content.ts';
import { expect, isShown, letterButton, mainMenu, phone, test } from './site.ts';
import { titles } from './views.ts';

const { answers, articles, contact, contactDetails, donate, home } = content;
const { facebook, youtube, instagram } = contactDetails;
const { slots } = await readSite();
const { nextSteps } = words;

/** What each view has to say, and what it leads to at its end. */
const views: Record<View, { says: unknown; next?: readonly [label: string, to: View] }> = {
  home: { says: [home, content.leaders] },
  myStory: { says: [content.myStory, answers.myStory], next: [nextSteps.pray, 'contact'] },
  about: { says: content.about, next: [nextSteps.write, 'contact'] },
  whatWeBelieve: { says: content.whatWeBelieve, next: [nextSteps.pray, 'contact'] },
  whyRB: { says: content.whyRB, next: [nextSteps.support, 'donate'] },
  donate: { says: [donate, answers.donate] },
  articles: {
    says: [articles.articles, 'Click to view article or newsletter in Google Drive'],
    next: [nextSteps.write, 'contact'],
  },
  contact: { says: [contact.elsewhere, content.help.text, contactDetails.location] },
};
const unread = ['id', 'key', 'portrait', 'photo', 'poster', 'alt', 'photoAlt', 'youtubeId', 'url', 'kind'];

/** The words of a part of the content that are there to be read. */
function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => (unread.includes(name) ? [] : textsIn(value)));
}

/** Which view shows the pictures of a folder; home shows the rest. */
const viewsOf: Record<string, View> = { founders: 'about', scenes: 'myStory' };
const real = (fact: Fact) => (isSample(fact) ? [] : [unwrap(fact)]);

/** Runs in the page: what it tells crawlers, and its policy. */
function told() {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name], meta[property]')];
  const policy = document.querySelector<HTMLMetaElement>('[http-equiv=Content-Security-Policy]');
  const meta = metas.map((it) => [it.name || it.getAttribute('property'), it.content]);
  return { meta: Object.fromEntries(meta) as Record<string, string>, policy: policy?.content };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each document holds its view whole', async ({ page }) => {
    for (const view of everyView) {
      const { says, next } = views[view];
      await page.goto(hrefOf(view));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(titles[view]);
      const text = (await main.allInnerTexts()).join().replaceAll('\u00a0', ' ');
      for (const each of textsIn(says)) expect(text, view).toContain(each);
      for (const { alt } of slots.filter(({ place }) => view === (viewsOf[place] ?? 'home')))
        await expect(main.getByAltText(alt), alt).toBeVisible();
      for (const to of everyView)
        expect(await page.locator(`a[href="${hrefOf(to)}"]`).count(), `${view} to ${to}`).toBeGreaterThan(0);
      const step = page.getByRole('navigation', { name: words.landmarks.nextSteps }).getByRole('link');
      if (next) await expect(step.first()).toHaveText(next[0]);
      if (next) await expect(step.first()).toHaveAttribute('href', hrefOf(next[1]));
    }
  });

  test('each document tells crawlers of its view, with a card of its own', async ({ page, request }) => {
    const cards = new Set<string>();
    const policies = new Set<string | undefined>();
    for (const view of everyView) {
      await page.goto(hrefOf(view));
      const { meta, policy } = await page.evaluate(told);
      policies.add(policy);
      await expect(page).toHaveTitle(documentTitle(view));
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicalAddress(view));
      const card = new URL(meta['og:image'] ?? '').pathname;
      const answer = await request.get(card);
      expect(answer.headers()['cross-origin-resource-policy'], card).toBe('cross-origin');
      const picture = await answer.body();
      expect(picture.length, card).toBeLessThan(60_000);
      const { format, width, height } = await sharp(picture).metadata();
      const description = content.descriptions[view];
      const alt = altOf(shareCards[view]);
      expect(meta).toMatchObject({
        description,
        'og:title': documentTitle(view),
        'og:description': description,
        'og:url': canonicalAddress(view),
        'og:image': expect.stringMatching(canonicalAddress('home')),
        'og:image:type': `image/${format}`,
        'og:image:width': `${width}`,
        'og:image:height': `${height}`,
        'og:image:alt': alt,
        'twitter:card': 'summary_large_image',
        'twitter:image': meta['og:image'],
        'twitter:image:alt': alt,
      });
      cards.add(card);
    }
    expect(cards.size).toBe(everyView.length);
    expect([...policies]).toEqual([expect.stringContaining("default-src 'none'")]);
  });

  test('no other site learns where its visitor comes from', async ({ page }) => {
    const out = new Map<string, string>();
    for (const view of everyView) {
      await page.goto(hrefOf(view));
      const links = await page.locator('a[href^=http]').evaluateAll((all) =>
        all.map((link) => {
          const { href, target, rel } = link as HTMLAnchorElement;
          return [href, `${target} ${rel}`] as const;
        }),
      );
      for (const [href, how] of links) out.set(href, how);
    }
    const networks = [facebook, youtube, instagram].map((url) => unwrap(url));
    const files = Object.values(articles).flatMap((list) => list.map(({ url }) => unwrap(url)));
    const films = home.videos.films.map(
      ({ youtubeId }) => `https://www.youtube.com/watch?v=${unwrap(youtubeId)}`,
    );
    expect(Object.fromEntries(out)).toEqual({
      ...Object.fromEntries([...files, ...networks].map((href) => [href, '_blank noopener noreferrer'])),
      ...Object.fromEntries(films.map((href) => [href, ' noreferrer'])),
    });
  });

  test('the menu leads to every view, also on a phone', async ({ page }) => {
    await page.goto('');
    await mainMenu(page).getByText(words.menu.about, { exact: true }).click();
    await mainMenu(page).getByRole('link', { name: words.menu.whyRB }).click();
    await isShown(page, 'whyRB');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: words.menu.open }).click();
    const drawer = page.getByRole('dialog', { name: words.menu.label });
    await drawer.getByText(words.menu.about, { exact: true }).click();
    await drawer.getByRole('link', { name: words.menu.myStory }).click();
    await isShown(page, 'myStory');
  });

  test('how to reach the ministry stands at the foot of the page, for search engines too', async ({
    page,
  }) => {
    await page.goto('');
    const { email, phone, location } = contactDetails;
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'NGO', name: ministry.name, foundingDate: '2001-05' });
    expect([data.email, data.telephone]).toEqual([email, phone]);
    expect(data.sameAs).toEqual([facebook, youtube, instagram].flatMap(real));
    const foot = page.getByRole('contentinfo');
    for (const title of ['Contact Information', 'Quick Links'])
      await expect(foot.getByRole('heading', { name: title })).toBeVisible();
    for (const text of [location, 'Built with faith and purpose'])
      await expect(foot.getByText(text)).toBeVisible();
    for (const [name, href] of [
      [unwrap(email), `mailto:${unwrap(email)}`],
      [unwrap(phone), `tel:${unwrap(phone).replaceAll(' ', '')}`],
    ] as const)
      await expect(foot.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  });

  test('a leader’s letter can be read in full', async ({ page }) => {
    await page.goto('');
    const [leader] = content.leaders;
    await letterButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Leaders Say About Us');
    const letter = page.getByRole('article').filter({ hasText: `${leader?.name}` });
    await expect(letter.getByRole('heading', { level: 2, name: `${leader?.name}` })).toBeInViewport();
    for (const paragraph of content.letters[`${leader?.key}`] ?? [])
      await expect(letter.getByText(paragraph)).toBeVisible();
    await expect(letter.getByText(words.rating)).toBeAttached();
    await expect(letter.locator('[data-star]')).toHaveCount(5);
    await expect(letter.getByRole('img', { name: leader?.alt })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Quick Links' })).toBeVisible();
    await expect(page.getByRole('link', { name: words.nextSteps.pray })).toBeVisible();
    await page
      .getByRole('navigation', { name: words.landmarks.mainMenu })
      .getByRole('link', { name: words.menu.articles })
      .click();
    await isShown(page, 'articles');
  });

  test('the list of sections does not lie over the one that was chosen', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(hrefOf('whatWeBelieve'));
    const list = page.locator('.back-strip details');
    for (const { title } of content.whatWeBelieve.beliefs.filter((_, index) => index % 12 === 0)) {
      if ((await list.getAttribute('open')) === null) await list.locator('summary').click();
      await list.getByRole('link', { name: title }).click();
      const heading = page.getByRole('main').getByRole('heading', { level: 2, name: title });
      await expect(heading).toBeInViewport();
      const isOnTop = await heading.evaluate((it) => {
        const { x, y } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(x + 2, y + 8));
      });
      expect(isOnTop, title).toBe(true);
    }
  });

  test('the page says what cannot work without a script', async ({ page }) => {
    await page.goto(hrefOf('contact'));
    const said = page.locator('noscript p');
    await expect(said).toHaveText([formWords.noScript, new RegExp(`^${documentWords.noScript}`)]);
    for (const each of await said.all()) await expect(each).toBeVisible();
    await expect(page.getByRole('textbox'), 'nothing is typed in vain').toHaveCount(0);
    const [answered, open] = answers.contact;
    await expect(page.getByText(answered?.question ?? '')).toBeVisible();
    await expect(page.getByText(answered?.answer ?? '')).toBeVisible();
    await expect(page.getByText(open?.question ?? ''), 'not before there is an answer').toHaveCount(0);
    await page.goto(hrefOf('about'));
    await page.getByRole('contentinfo').getByRole('link', { name: words.privacy }).click();
    const notice = page.getByText(content.privacy.summary);
    // Some engines open what holds the section that a link names.
    if (await notice.isHidden())
      await page.getByRole('heading', { name: words.privacy, exact: true }).click();
    await expect(notice).toBeVisible();
    await page.goto(hrefOf('about'));
    await expect(page.getByText('Questions that people ask'), 'no heading over nothing').toHaveCount(0);
  });
});

test('the files that are asked for by themselves are there', async ({ page, request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  const sitemap = await read(`${hrefOf('home')}sitemap.xml`);
  for (const view of everyView) expect(sitemap).toContain(`<loc>${canonicalAddress(view)}</loc>`);
  const robots = await read(`${hrefOf('home')}robots.txt`);
  expect(robots).toContain(`Sitemap: ${canonicalAddress('home')}sitemap.xml`);
  expect((await request.get('/.well-known/security.txt')).ok()).toBe(true);
  await page.goto('');
  const drawn = await page.locator('link[rel=icon][href$=".ico"]').evaluate(async (link: HTMLLinkElement) => {
    const icon = new Image();
    icon.src = link.href;
    await icon.decode();
    return icon.naturalWidth;
  });
  expect(drawn).toBe(32);
});

test('an address that does not exist is answered with the way to every view', async ({ page, expecting }) => {
  expecting.perhaps(/404 \(Not Found\)/);
  const answer = await page.goto('no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentWords.notFound.title);
  await page.setViewportSize({ width: 2560, height: 1440 });
  const { y = 0, height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
  expect(y + height, 'the footer is at the foot of a tall window').toBeGreaterThanOrEqual(1440);
  await page.emulateMedia({ forcedColors: 'active' });
  const brick = (index: number) => page.locator('.brick-rule > *').nth(index);
  await expect(brick(0)).toBeVisible();
  await expect(brick(1), 'the brick that is missing').toBeHidden();
  await page.getByRole('link', { name: words.menu.whatWeBelieve }).click();
  await isShown(page, 'whatWeBelieve');
});

test('an address without its last slash leads to the view on this host', async ({ page, request }) => {
  await page.goto(`${hrefOf('donate').slice(0, -1)}?utm_source=leaflet`);
  await isShown(page, 'donate');
  expect(new URL(page.url()).search).toBe('?utm_source=leaflet');
  const leads = await request.get(`${new URL(page.url()).origin}//donate`, { maxRedirects: 0 });
  expect(leads.headers().location ?? '').not.toMatch(/^\/[/\\]/);
});

test('a link of old leads to its view', async ({ page }) => {
  for (const [fragment, view, section] of [
    ['#donate', 'donate', ''],
    ['#what-we-believe/universal-church', 'whatWeBelieve', '#universal-church'],
    ['#home', 'home', '#home'],
    ['#no-such-view', 'home', '#no-such-view'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${hrefOf('home')}${fragment}`);
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.hash))
      .toBe(hrefOf(view) + section);
    await isShown(page, view);
  }
});
