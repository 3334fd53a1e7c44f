import { contact } from '@content/contact.ts';
import { footer } from '@content/footer.ts';
import { hero } from '@content/home.ts';
import { privacy } from '@content/privacy.ts';
import { words } from '@content/words.ts';
import { hrefOf } from '../../src/navigation/addresses.ts';
import type { View } from '../../src/navigation/view.ts';
import { expect, isShown, mainMenu, open, scrollTo, scrollTop, test } from './site.ts';

const { menu } = words;
const bar: [view: View, label: string][] = [
  ['contact', menu.contact],
  ['articles', menu.articles],
  ['donate', menu.donate],
  ['home', menu.home],
];
const aboutMenu: [view: View, label: string][] = [
  ['myStory', menu.myStory],
  ['about', menu.aboutRB],
  ['whatWeBelieve', menu.whatWeBelieve],
  ['whyRB', menu.whyRB],
];
const quickLinks: [view: View, label: string][] = [
  ['about', footer.quickLinks.about],
  ['articles', footer.quickLinks.articles],
  ['donate', footer.quickLinks.donate],
  ['contact', footer.quickLinks.contact],
];

test('every item of the menu shows its view without a request, and is marked as the current page', async ({
  page,
}) => {
  await open(page, 'about');
  await page.waitForLoadState('networkidle');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const [view, label] of bar) {
    const item = mainMenu(page).getByRole('link', { name: label, exact: true });
    await item.click();
    await isShown(page, view);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(item).toHaveAttribute('aria-current', 'page');
  }
  expect(documents).toEqual([]);
});

test('the About menu shows its four views, and closes on every choice, a press outside it, and a second press', async ({
  page,
}) => {
  await open(page, 'home');
  const about = mainMenu(page).getByText(menu.about, { exact: true });
  for (const [view, label] of aboutMenu) {
    await about.click();
    const item = mainMenu(page).getByRole('link', { name: label, exact: true });
    await item.click();
    await isShown(page, view);
    await expect(item).toBeHidden();
  }
  const first = mainMenu(page).getByRole('link', { name: menu.myStory, exact: true });
  await about.click();
  await expect(first).toBeVisible();
  // Beside the menu, where nothing takes the focus.
  await page.getByRole('banner').click({ position: { x: 5, y: 40 } });
  await expect(first).toBeHidden();
  await about.click();
  await expect(first).toBeVisible();
  await about.click();
  await expect(first).toBeHidden();
  await isShown(page, 'whyRB');
});

test('the quick links at the foot of the page show their views, at the top', async ({ page }) => {
  await open(page, 'whyRB');
  for (const [view, label] of quickLinks) {
    const links = page.getByRole('navigation', { name: words.landmarks.quickLinks });
    await links.getByRole('link', { name: label, exact: true }).click();
    await isShown(page, view);
    expect(await scrollTop(page)).toBe(0);
  }
});

test('Back to Home leads from every view to the top of home', async ({ page }) => {
  await open(page, 'home');
  for (const [view, label] of quickLinks) {
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await isShown(page, view);
    await scrollTo(page, 200);
    const back = page.getByRole('link', { name: words.backToHome });
    // Fixed at the top right, under the header.
    await expect(back).toBeInViewport();
    await back.click();
    await isShown(page, 'home');
    expect(await scrollTop(page)).toBe(0);
  }
  await page.getByRole('link', { name: hero.storyAction }).click();
  await isShown(page, 'myStory');
});

test('the contact view goes before any other, until another item is chosen', async ({ page }) => {
  await open(page, 'donate');
  await mainMenu(page).getByRole('link', { name: menu.contact }).click();
  await isShown(page, 'contact');
  // The view under the contact view: choosing it must show it, not the contact view again.
  await mainMenu(page).getByRole('link', { name: menu.donate }).click();
  await isShown(page, 'donate');
});

test('a link to the view that is shown already leads to its top', async ({ page }) => {
  await open(page, 'about', 'how-it-started');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
  await page.getByRole('contentinfo').getByRole('link', { name: footer.quickLinks.about }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollTop(page)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('a link is opened in a new tab as the visitor wishes', async ({ page, context }) => {
  await open(page, 'home');
  const opened = context.waitForEvent('page');
  const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
  await mainMenu(page)
    .getByRole('link', { name: menu.donate })
    .click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  expect(new URL((await asked).url()).pathname).toBe(hrefOf('donate'));
  await isShown(page, 'home');
});

test('the form leads to the privacy notice, which is there at once', async ({ page }) => {
  await open(page, 'contact');
  await page.getByRole('button', { name: contact.privacyLink }).click();
  const notice = page.locator('#privacy');
  await expect(notice.getByText(privacy.summary)).toBeVisible();
  await expect(notice.locator('summary')).toBeFocused();
  await expect(notice.locator('summary')).toBeInViewport();
});

test('Home scrolls smoothly to the top when the visitor is at home, at once without motion', async ({
  page,
}) => {
  await open(page, 'home');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await scrollTo(page, 1500);
    const steps = await page.evaluateHandle(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => seen.push(scrollY));
      return seen;
    });
    await mainMenu(page).getByRole('link', { name: menu.home }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    const onTheWay = (await steps.jsonValue()).filter((top) => top > 0 && top < 1500).length;
    if (reducedMotion === 'reduce') expect(onTheWay).toBe(0);
    else expect(onTheWay).toBeGreaterThan(2);
  }
});

test('a section that is called like a view is shown, and not that view', async ({ page }) => {
  await open(page, 'home');
  await mainMenu(page).getByRole('link', { name: menu.articles }).click();
  await isShown(page, 'articles');
  await page.evaluate(async () => {
    const followed = new Promise((resolve) => addEventListener('hashchange', resolve));
    location.hash = '#donate';
    await followed;
  });
  await page.waitForLoadState('networkidle');
  await isShown(page, 'articles');
});

test('a link to one belief opens at that belief, and leads on to the next', async ({ page }) => {
  await open(page, 'whatWeBelieve');
  const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const [third = '', fourth = ''] = hrefs.slice(2);
  await page.goto('about:blank');
  await page.goto(third);
  const top = async (index: number) => Math.round((await links.nth(index).boundingBox())?.y ?? 0);
  await expect.poll(() => top(2), 'near the top, under the header').toBeLessThan(300);
  const y = await top(2);
  expect(y).toBeGreaterThan(100);
  await links.nth(3).press('Enter');
  await expect(page).toHaveURL(fourth);
  await expect.poll(() => top(3)).toBeLessThan(300);
  await page.goBack();
  await expect(page).toHaveURL(third);
  await expect(links.nth(2)).toBeInViewport();
});

test('the header thins once the page has scrolled, the way back stays right under it, and it grows again', async ({
  page,
}) => {
  await open(page, 'about');
  const bottom = async () => {
    const box = await page.getByRole('banner').boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const back = page.getByRole('link', { name: words.backToHome });
  const tall = await bottom();
  await scrollTo(page, 400);
  await expect.poll(bottom).toBeLessThan(tall);
  await expect.poll(async () => ((await back.boundingBox())?.y ?? 0) - (await bottom())).toBeLessThan(3);
  await scrollTo(page, 0);
  await expect.poll(bottom).toBe(tall);
});

test('a view is fetched when a pointer comes near its link, also for those who save data', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, 'home');
  await page.waitForLoadState('networkidle');
  const donate = () => asked.filter((url) => /assets\/Donate-/.test(url));
  expect(donate(), 'nothing is fetched ahead').toEqual([]);
  await mainMenu(page)
    .locator(`a[href="${hrefOf('donate')}"]`)
    .hover();
  await expect.poll(donate).toHaveLength(1);
});
