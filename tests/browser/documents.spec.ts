import { formWords } from '#words/formWords.ts';
import { documentWords, ministry, words } from '#words/words.ts';
import { unwrap } from '../../content/fact.ts';
import { readContent, siteContent } from '../../content/read/read.ts';
import { everyView, type View, views } from '../../content/views.ts';
import { altOf, shareCards } from '../../site/document/shareCards.ts';
import { canonicalAddress, documentTitle, hrefOf, lettersHref } from '../../src/navigation/routes.ts';
import { expectNoBarriers } from './axe.ts';
import { expect, isShown, letterButton, mainMenu, test } from './site.ts';
import { phone } from './visitor.ts';

const { content } = readContent(siteContent);
const { answers, contact, contactDetails } = content;
const [email, telephone] = [unwrap(contactDetails.email), unwrap(contactDetails.phone)];

/** Lists what a view must say, where that is not just its own words. */
const says: Partial<Record<View, unknown>> = {
  home: [content.home, content.leaders],
  articles: [content.articles.articles, 'Click to view article or newsletter in Google Drive'],
  donate: [content.donate, answers.about[1], answers.donate],
  contact: [contact.elsewhere, content.help.advice, contactDetails.location, answers.contact[0]],
};
/** Lists keys whose values are no words for visitors. */
const unread = 'id key leader portrait photo poster cover alt youtubeId url page description'.split(' ');

function textsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => (unread.includes(name) ? [] : textsIn(value)));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each document holds its view whole', async ({ page, request }) => {
    const cards = new Set<string>();
    for (const view of everyView) {
      await page.goto(hrefOf(view));
      await isShown(page, view);
      const text = (await page.getByRole('main').allInnerTexts()).join().replace(/\s+/g, ' ');
      for (const each of textsIn(says[view] ?? content[view]))
        expect(text, view).toContain(each.replace(/\s+/g, ' '));
      const informed = page.locator('a[href^="http"]:not([rel~=noreferrer])');
      await expect(informed, 'other sites that learn of the visitor').toHaveCount(0);
      const steps = page.getByRole('navigation', { name: words.landmarks.nextSteps });
      // Home's are in a letter, Contact's after sending.
      for (const [to, label] of view === 'home' || view === 'contact' ? [] : views[view].next)
        await expect(steps.getByRole('link', { name: label })).toHaveAttribute('href', hrefOf(to));

      const { description } = content[view];
      const alt = altOf(shareCards[view]);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicalAddress(view));
      const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
      for (const [name, value] of Object.entries({
        description,
        // The words that the tests run on are samples.
        robots: 'noindex',
        'format-detection': 'telephone=no',
        'og:title': documentTitle(view),
        'og:description': description,
        'og:url': canonicalAddress(view),
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:alt': alt,
        'twitter:card': 'summary_large_image',
        'twitter:image:alt': alt,
      }))
        await expect(meta(name)).toHaveAttribute('content', value);
      const card = `${await meta('og:image').getAttribute('content')}`;
      expect(card).toContain(canonicalAddress('home'));
      const answer = await request.get(new URL(card).pathname);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      cards.add(card);
    }
    expect(cards.size).toBe(everyView.length);
  });

  test('everything can be reached', async ({ page }) => {
    await page.goto('');
    await mainMenu(page).getByText(views.about.group, { exact: true }).click();
    await mainMenu(page).getByRole('link', { name: views.whyRB.name }).click();
    await isShown(page, 'whyRB');
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: words.menu.open }).click();
    const drawer = page.getByRole('dialog', { name: words.menu.label });
    await drawer.getByText(views.about.group, { exact: true }).click();
    await drawer.getByRole('link', { name: views.myStory.name }).click();
    await isShown(page, 'myStory');

    const panel = (name: string) => page.getByRole('tabpanel', { name });
    await page.goto(`${hrefOf('articles')}#newsletters`);
    for (const [name, other] of Object.entries({ Newsletters: 'Articles', Articles: 'Newsletters' })) {
      await expect(panel(name)).toBeVisible();
      await expect(panel(other)).toBeHidden();
      await page.getByRole('tab', { name: other }).click();
    }

    await page.goto('');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const { facebook, youtube, instagram } = contactDetails;
    const sameAs = [facebook, youtube, instagram].map(unwrap);
    const ngo = { '@type': 'NGO', name: ministry.name, foundingDate: '2001-05', email, telephone, sameAs };
    expect(data).toMatchObject(ngo);

    const [leader] = content.leaders;
    await letterButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What Leaders Say About Us');
    const letter = page.getByRole('article').filter({ hasText: `${leader?.name}` });
    await expect(letter.getByRole('heading', { level: 2, name: `${leader?.name}` })).toBeInViewport();
    for (const paragraph of content.letters[`${leader?.key}`] ?? [])
      await expect(letter.getByText(paragraph)).toBeVisible();
    await expect(letter.getByText(words.rating)).toBeAttached();
    await page.getByRole('link', { name: views.contact.pray }).click();

    await isShown(page, 'contact');
    const notices = page.locator('noscript p');
    await expect(notices).toHaveText([formWords.noScript, new RegExp(`^${documentWords.noScript}`)]);
    for (const each of await notices.all()) await expect(each).toBeVisible();
    await expect(page.getByRole('textbox'), 'nothing is typed in vain').toHaveCount(0);
    await expect(page.getByText('The second question?'), 'not before there is an answer').toHaveCount(0);
  });
});

test('everyone can use what is no view; its foot leads to whom to call', async ({ page, expecting }) => {
  expecting.console.push(/404 \(Not Found\)/);
  await page.setViewportSize(phone);
  for (const path of [hrefOf('donate'), lettersHref, 'no/such/page', 'shell.html']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoBarriers(page);
    const { title } = content.help;
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { name: title })).toBeInViewport();
  }
});

test('the files that are requested by themselves are there', async ({ page, request }) => {
  const read = async (address: string) => (await request.get(address)).text();
  const sitemap = await read(`${hrefOf('home')}sitemap.xml`);
  for (const view of everyView) expect(sitemap).toContain(`<loc>${canonicalAddress(view)}</loc>`);
  expect(await read(`${hrefOf('home')}robots.txt`)).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${canonicalAddress('home')}sitemap.xml\n`,
  );
  expect((await request.get(`${hrefOf('home')}favicon.ico`)).ok()).toBe(true);
  for (const { file } of words.licences)
    expect(await read(hrefOf('home') + file)).toContain('Permission is hereby granted');
  await page.goto('');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(link ?? '')).json();
  expect(manifest).toMatchObject({
    id: hrefOf('home'),
    start_url: hrefOf('home'),
    name: ministry.name,
    display: 'standalone',
  });
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe('image/png');
});

test('a wrong address leads on', async ({ page, expecting }) => {
  expecting.console.push(/404 \(Not Found\)/);
  const answer = await page.goto('no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentWords.notFound.title);
  await page.getByRole('link', { name: views.whatWeBelieve.name }).click();
  await isShown(page, 'whatWeBelieve');
});
