import { statementOfFaith } from '@content/beliefs.ts';
import { contact } from '@content/contact.ts';
import { contactDetails, socialLinks } from '@content/contactDetails.ts';
import { footer } from '@content/footer.ts';
import { testimonialsSection } from '@content/home.ts';
import { letters } from '@content/letters.ts';
import { myStory } from '@content/myStory.ts';
import { site } from '@content/site.ts';
import { testimonials } from '@content/testimonials.ts';
import { descriptions, words } from '@content/words.ts';
import sharp from 'sharp';
import { type Fact, isSample, unwrap } from '../../src/model/fact.ts';
import { altOf, shareCards } from '../../src/model/shareCards.ts';
import { canonicalAddress, documentTitle, everyView, hrefOf } from '../../src/navigation/addresses.ts';
import {
  expect,
  hold,
  holdScript,
  isShown,
  isStarted,
  letterButton,
  mainMenu,
  scrollTop,
  test,
} from './site.ts';
import { titles } from './views.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a crawler reads of each view its words, title, description, address and card', async ({
    page,
    request,
  }) => {
    const cards = new Map<string, (string | null)[]>();
    for (const view of everyView) {
      await page.goto(hrefOf(view));
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(titles[view]);
      await expect(page).toHaveTitle(documentTitle(view));
      const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
      const description = view === 'home' ? site.description : descriptions[view];
      for (const [name, content] of Object.entries({
        description,
        'og:title': documentTitle(view),
        'og:description': description,
        'og:url': canonicalAddress(view),
        'og:image:alt': altOf(shareCards[view]),
        'twitter:image:alt': altOf(shareCards[view]),
        'twitter:card': 'summary_large_image',
      })) {
        await expect(meta(name), `${view}: ${name}`).toHaveAttribute('content', content);
      }
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', canonicalAddress(view));
      const card = new URL((await meta('og:image').getAttribute('content')) ?? '');
      expect(card.origin).toBe(new URL(unwrap(site.address)).origin);
      await expect(meta('twitter:image')).toHaveAttribute('content', card.href);
      const tell = (name: string) => meta(`og:image:${name}`).getAttribute('content');
      cards.set(card.pathname, [await tell('type'), await tell('width'), await tell('height')]);
    }
    expect(cards.size, 'a card for each view').toBe(everyView.length);
    for (const [card, told] of cards) {
      const answer = await request.get(card);
      expect(answer.ok(), card).toBe(true);
      expect(answer.headers()['cross-origin-resource-policy'], card).toBe('cross-origin');
      const picture = await answer.body();
      expect(picture.length, card).toBeLessThan(60_000);
      const { format, width, height } = await sharp(picture).metadata();
      expect([`image/${format}`, `${width}`, `${height}`], card).toEqual(told);
    }
  });

  test('the organisation is told to search engines without a sample', async ({ page }) => {
    await page.goto('');
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'NGO', name: site.name, foundingDate: '2007-06' });
    const told = (fact: Fact) => (isSample(fact) ? [] : [unwrap(fact)]);
    const { email, phone } = contactDetails;
    expect([data.email, data.telephone].filter(Boolean)).toEqual([email, phone].flatMap(told));
    expect(data.sameAs ?? []).toEqual(socialLinks.flatMap(({ url }) => told(url)));
  });

  test('every view can be reached from every view', async ({ page }) => {
    for (const from of everyView) {
      await page.goto(hrefOf(from));
      for (const to of everyView) {
        expect(await page.locator(`a[href="${hrefOf(to)}"]`).count(), `${from} to ${to}`).toBeGreaterThan(0);
      }
    }
    await mainMenu(page).getByText(words.menu.about, { exact: true }).click();
    await mainMenu(page).getByRole('link', { name: words.menu.whyRB }).click();
    await isShown(page, 'whyRB');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: words.menu.open }).click();
    const drawer = page.getByRole('dialog', { name: words.menu.label });
    await drawer.getByText(words.menu.about, { exact: true }).click();
    await drawer.getByRole('link', { name: words.menu.myStory }).click();
    await isShown(page, 'myStory');
  });

  test('a leader’s letter can be read in full', async ({ page }) => {
    await page.goto('');
    const leader = unwrap(testimonials[0]);
    await letterButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(testimonialsSection.title);
    const letter = page.getByRole('article').filter({ hasText: leader.name });
    await expect(letter.getByRole('heading', { level: 2, name: leader.name })).toBeInViewport();
    for (const paragraph of unwrap(letters[leader.key]))
      await expect(letter.getByText(paragraph)).toBeVisible();
    await page.getByRole('link', { name: words.backToHome }).click();
    await isShown(page, 'home');
  });

  test('the list of sections does not lie over the one that was chosen', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [view, titles] of [
      ['myStory', unwrap(myStory.sections).map(({ title }) => title)],
      ['whatWeBelieve', unwrap(statementOfFaith.beliefs).map(({ title }) => title)],
    ] as const) {
      await page.goto(hrefOf(view));
      const list = page.locator('.back-strip details');
      for (const title of [titles[0] ?? '', titles.at(-1) ?? '']) {
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
    }
  });

  test('the page says what cannot work, and the privacy notice can be read', async ({ page }) => {
    await page.goto(hrefOf('contact'));
    const said = page.locator('noscript p');
    await expect(said).toHaveText([contact.noScript, new RegExp(`^${words.noScript}`)]);
    for (const each of await said.all()) await expect(each).toBeVisible();
    await expect(page.getByRole('textbox'), 'nothing is typed in vain').toHaveCount(0);
    await page.getByText(footer.quickLinks.privacy, { exact: true }).click();
    await expect(page.locator('#privacy').getByRole('heading', { level: 3 }).first()).toBeVisible();
  });
});

test('the sitemap names the eight documents, and robots.txt the sitemap', async ({ request }) => {
  const sitemap = await (await request.get(`${hrefOf('home')}sitemap.xml`)).text();
  for (const view of everyView) expect(sitemap).toContain(`<loc>${canonicalAddress(view)}</loc>`);
  expect(await (await request.get(`${hrefOf('home')}robots.txt`)).text()).toContain(
    `Sitemap: ${canonicalAddress('home')}sitemap.xml`,
  );
});

test('whoever finds a weakness is told whom to write to, once the ministry has an address', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  const { email } = contactDetails;
  if (isSample(email) || hrefOf('home') !== '/') return expect(answer.status()).toBe(404);
  const text = await answer.text();
  expect(text).toContain(`Contact: mailto:${unwrap(email)}\n`);
  const months = (Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '') - Date.now()) / (30 * 24 * 3_600_000);
  expect(months).toBeGreaterThan(11);
});

test('a browser that asks for /favicon.ico gets one, in two sizes', async ({ page, request }) => {
  await page.goto('');
  const address = await page.locator('link[rel=icon][href$=".ico"]').getAttribute('href');
  const icon = await (await request.get(address ?? '')).body();
  const sizes = [6, 22].map((entry) => icon.readUInt8(entry));
  expect(sizes).toEqual([16, 32]);
  for (const [index, size] of sizes.entries()) {
    const entry = 6 + 16 * index;
    const offset = icon.readUInt32LE(entry + 12);
    const picture = icon.subarray(offset, offset + icon.readUInt32LE(entry + 8));
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  }
});

test('an address that does not exist is answered with 404 and the way to every view', async ({
  page,
  expecting,
}) => {
  expecting.perhaps(/404 \(Not Found\)/);
  const answer = await page.goto('no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.title);
  await page.getByRole('link', { name: words.menu.whatWeBelieve }).click();
  await isShown(page, 'whatWeBelieve');
});

test('an address without its last slash leads to the view on this host, with its query', async ({
  page,
  request,
}) => {
  await page.goto(`${hrefOf('donate').slice(0, -1)}?utm_source=leaflet`);
  await isShown(page, 'donate');
  expect(new URL(page.url()).search).toBe('?utm_source=leaflet');
  const leads = await request.get(`${new URL(page.url()).origin}//donate`, { maxRedirects: 0 });
  expect(leads.headers().location ?? '').not.toMatch(/^\/[/\\]/);
});

for (const [fragment, view, section] of [
  ['#donate', 'donate', ''],
  ['#what-we-believe/universal-church', 'whatWeBelieve', '#universal-church'],
  ['#home', 'home', '#home'],
  ['#no-such-view', 'home', '#no-such-view'],
] as const) {
  test(`a link of old to ${fragment} leads to its view`, async ({ page }) => {
    await page.goto(`${hrefOf('home')}${fragment}`);
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.hash))
      .toBe(hrefOf(view) + section);
    await isShown(page, view);
    await isStarted(page);
  });
}

test('the script takes every document over as it is', async ({ page }) => {
  const shown = () => page.locator('#root').locator('h1, h2, h3, p:not(noscript *), dd').allInnerTexts();
  for (const view of everyView) {
    const scriptArrives = await holdScript(page);
    await page.goto(hrefOf(view));
    const before = await shown();
    scriptArrives();
    // A difference between the two would be told on the console.
    await isStarted(page);
    expect(before.length).toBeGreaterThan(10);
    expect(await shown(), view).toEqual(before);
  }
});

test('a press on a link before the script has come shows the view, and Back where home was left', async ({
  page,
}) => {
  await holdScript(page);
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.quickLinks.donate }).click();
  await isShown(page, 'donate');
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await isShown(page, 'home');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(1000);
});

test('the script waits for the fonts, and comes although a link has led to a mail program', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const fontsArrive = await hold(page, '**/*.woff2');
  await page.goto(hrefOf('about'), { waitUntil: 'domcontentloaded' });
  // A real click waits for the fonts.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: unwrap(contactDetails.email) })
    .dispatchEvent('click');
  expect(scripts).toEqual([]);
  fontsArrive();
  await isStarted(page);
});

test('the drawer opens before the script has come, which goes on from there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scriptArrives = await holdScript(page);
  await page.goto('');
  await page.getByRole('button', { name: words.menu.open }).click();
  const drawer = page.getByRole('dialog', { name: words.menu.label });
  await expect(drawer).toBeVisible();
  scriptArrives();
  await isStarted(page);
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await isShown(page, 'home');
});

test('a drawer that was closed before the script has come stays closed, and its About list folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scriptArrives = await holdScript(page);
  await page.goto('');
  const opener = page.getByRole('button', { name: words.menu.open });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: words.menu.label });
  await drawer.getByText(words.menu.about, { exact: true }).click();
  await page.keyboard.press('Escape');
  await opener.press('Enter');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  scriptArrives();
  await isStarted(page);
  await expect(drawer).toBeHidden();
  await opener.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('link', { name: words.menu.myStory })).toBeHidden();
});

test('a drawer that was opened before the script has come closes in a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scriptArrives = await holdScript(page);
  await page.goto('');
  await page.getByRole('button', { name: words.menu.open }).click();
  await page.setViewportSize({ width: 1280, height: 740 });
  scriptArrives();
  await expect(page.getByRole('dialog')).toBeHidden();
  await mainMenu(page).getByRole('link', { name: words.menu.donate }).click();
  await isShown(page, 'donate');
  await page.goBack();
  await isShown(page, 'home');
});

test('a press on a button before the script has come is not lost', async ({ page }) => {
  const scriptArrives = await holdScript(page);
  await page.goto(hrefOf('articles'));
  const newsletters = page.getByRole('tab', { name: 'Newsletters' });
  await newsletters.click();
  await expect(newsletters).toHaveAttribute('aria-selected', 'false');
  scriptArrives();
  await expect(newsletters).toHaveAttribute('aria-selected', 'true');
});

test('a script that cannot be fetched leaves a page to read, and says so', async ({ page, expecting }) => {
  // In the words of each engine; Firefox has none.
  expecting.perhaps(/net::ERR_CONNECTION_FAILED|Failed to load resource|Loading failed for/);
  await page.route('**/assets/main-*.js', (route) => route.abort('connectionfailed'));
  await page.goto(hrefOf('about'));
  const notice = page.getByRole('alert');
  await expect(notice).toContainText(words.loading.failed);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const end = await page.getByText(footer.line).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0), 'the last line is above the notice').toBeLessThanOrEqual(
    (await notice.boundingBox())?.y ?? 0,
  );
  await page.unroute('**/assets/main-*.js');
  await page.getByRole('link', { name: words.tryAgain }).click();
  await isStarted(page);
  await expect(page.getByText(words.loading.failed)).toBeHidden();
});

test('the notice that the script has failed can be put away', async ({ page, expecting }) => {
  expecting.perhaps(/net::ERR_CONNECTION_FAILED|Failed to load resource|Loading failed for/);
  await page.route('**/assets/main-*.js', (route) => route.abort('connectionfailed'));
  await page.goto(hrefOf('about'));
  await page.getByRole('link', { name: words.loading.dismiss }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await isShown(page, 'about');
});
