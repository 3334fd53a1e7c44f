import { words } from '#words/words.ts';
import { hrefOf } from '../../src/navigation/routes.ts';
import { contact } from '../fixtures/content.ts';
import { formOn, storedMessages, success, typed } from './contactForm.ts';
import { expect, goBack, hasEntry, isShown, isStarted, test } from './site.ts';
import { hold, holdScript, phone } from './visitor.ts';

test('a link that is pressed before the script came is followed at once', async ({ page }) => {
  const fontsArrive = await hold(page, '**/*.woff2');
  await page.goto('', { waitUntil: 'domcontentloaded' });
  // Keeps the mail program closed. A real click would wait for the fonts.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.locator('a[href^="mailto:"]').first().dispatchEvent('click');
  expect((await page.requests()).filter((request) => request.resourceType() === 'script')).toEqual([]);
  fontsArrive();
  await isStarted(page);
  await holdScript(page);
  await page.goto('');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support Us' }).click();
  await isShown(page, 'donate');
});

test('the drawer stays as it was left before the script came', async ({ page }) => {
  await page.setViewportSize(phone);
  const opener = page.getByRole('button', { name: words.menu.open });
  const drawer = page.getByRole('dialog', { name: words.menu.label });
  const scriptArrives = await holdScript(page);
  await page.goto('');
  await opener.click();
  scriptArrives();
  await isStarted(page);
  await expect(drawer).toBeVisible();
  await hasEntry(page);
  await goBack(page, 'home');
  await expect(drawer).toBeHidden();
});

/** Changes a document as a translation and an extension do, so that it can no longer be hydrated. */
function translate() {
  const texts = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text);
  }
  const field = document.querySelector('form textarea');
  const frame = document.createElement('mark');
  field?.replaceWith(frame);
  frame.append(field ?? '');
}

test('what was done before the script counts', async ({ page, expecting }) => {
  expecting.console.push(/Minified React error #418/);
  const form = formOn(page);
  for (const change of [() => {}, translate]) {
    const scriptArrives = await holdScript(page);
    await page.goto(hrefOf('contact'));
    await form.fill();
    await page.evaluate(change);
    await form.send.click();
    scriptArrives();
    await expect(page.getByText(success), 'the press on Send').toBeVisible();
    await expect(page.locator(':focus').getByText(contact.sent)).toBeVisible();
    await page.unrouteAll();
  }
  const sent = expect.objectContaining({ name: typed.name, prayer_requests: typed.prayer });
  expect(await storedMessages(form.sender)).toEqual([sent, sent]);
});
