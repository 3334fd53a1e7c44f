import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { LEAST_FILL_MS } from '../../../src/contact/contactForm.ts';
import { contact } from '../../../src/content/contact.ts';
import { unwrap } from '../../../src/content/fact.ts';
import { testimonialsSection } from '../../../src/content/home.ts';
import { words } from '../../../src/content/interface.ts';
import { testimonials } from '../../../src/content/testimonials.ts';
import { success, typed } from '../contactForm.ts';
import { storedMessages } from '../messages.ts';
import { desktop, phone, type Tab } from './browser.ts';
import { visitorOf } from './visitor.ts';

const { menu } = words;
const drawerControls = [menu.close, menu.home, menu.contact, menu.about, menu.articles, menu.donateNow];

/**
 * Declares the tests of what a visitor does beyond reading.
 *
 * @param browser its name, part of what is sent
 */
export function actionJourneys(tab: () => Tab, browser: string): void {
  const { sees, seesNo, isAt, focusIsOn } = visitorOf(tab);

  test('opens the drawer, keeps the focus in it, and closes it by Escape, by Back and by choosing', async () => {
    await tab().resize(phone);
    for (const close of [() => tab().press('Escape'), () => tab().back()]) {
      await tab().click('button', menu.open);
      await sees('dialog', menu.label);
      await focusIsOn(menu.close);
      for (const _ of drawerControls) await tab().press('Tab');
      await focusIsOn(menu.close);
      await close();
      await seesNo('dialog', menu.label);
      await focusIsOn(menu.open);
    }
    await tab().click('button', menu.open);
    await tab().click('button', menu.about);
    await tab().click('link', menu.whatWeBelieve);
    await isAt('whatWeBelieve');
    await seesNo('dialog', menu.label);
    await tab().back();
    await isAt('home');
  });

  test('opens a letter and closes it by Escape, by Back and by its button', async () => {
    const leader = testimonials.map(unwrap)[4]?.name ?? '';
    const card = `${testimonialsSection.open}: ${leader}`;
    const title = testimonialsSection.modalTitle;
    const pressClose = () => tab().click('button', testimonialsSection.close);
    for (const close of [() => tab().press('Escape'), () => tab().back(), pressClose]) {
      // Browsers set words that only screen readers get apart by a space.
      await tab().click('button', card.replace(':', ' :'));
      await sees('dialog', title);
      await sees('heading', leader);
      const height = await tab().evaluate(() => document.querySelector('dialog[open]')?.clientHeight);
      expect(height).toBeLessThanOrEqual(0.8 * desktop.height);
      await close();
      await seesNo('dialog', title);
      await focusIsOn(card);
    }
    await isAt('home');
  });

  test('sends a message, after saying what is missing from it, and the database holds it', async () => {
    const { fields } = contact;
    const email = `${randomUUID()}@example.org`;
    const name = `${typed.name} (${browser})`;
    await tab().click('link', menu.contact);
    await tab().click('button', contact.submit);
    await focusIsOn(contact.errorSummaryTitle);
    await tab().click('link', contact.errors.nameMissing);
    await focusIsOn(`${fields.name.label} *`);

    await tab().type('textbox', fields.name.label, name);
    await tab().type('textbox', fields.email.label, email);
    await tab().type('textbox', fields.phone.label, typed.phone);
    await tab().type('textbox', fields.prayerRequests.label, typed.prayer);
    const appeared = await tab().evaluate(() => performance.now());
    await expect
      .poll(() => tab().evaluate(() => performance.now()))
      .toBeGreaterThan(appeared + LEAST_FILL_MS);
    await tab().click('button', contact.submit);
    await expect
      .poll(() => tab().evaluate(() => document.querySelector('form')?.textContent))
      .toContain(success);
    expect(await storedMessages(email)).toEqual([
      expect.objectContaining({ name, email, phone: typed.phone, prayer_requests: typed.prayer }),
    ]);
  });
}
