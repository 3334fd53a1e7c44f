import type { Page } from '@playwright/test';
import { contactDetails } from '../../src/content/contactDetails.ts';
import { donate } from '../../src/content/donate.ts';
import { unwrap } from '../../src/content/fact.ts';
import { words } from '../../src/content/interface.ts';
import { expect, open, test } from './site.ts';

const details = donate.bankDetails.map(({ label, value }) => ({ label, value: unwrap(value) }));
const allDetails = details.map(({ label, value }) => `${label}: ${value}`).join('\n');

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

test.describe('where the browser lets the page copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies each value alone, and says which', async ({ page }) => {
    await open(page, 'donate');
    for (const { label, value } of details) {
      await page.getByRole('button', { name: `Copy ${label}`, exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(`Copied: ${label}`);
      expect(await clipboard(page)).toBe(value);
    }
  });

  test('copies all the details at one press, each with its name, and says so', async ({ page }) => {
    await open(page, 'donate');
    await page.getByRole('button', { name: 'Copy all' }).click();
    await expect(page.getByRole('status')).toHaveText(`Copied: ${donate.bankTitle}`);
    expect(await clipboard(page)).toBe(allDetails);
  });
});

const refusals = {
  'the browser refuses to copy': () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  },
  'the browser has no clipboard': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  },
};
for (const [refusal, stub] of Object.entries(refusals)) {
  test(`says to press and hold when ${refusal}`, async ({ page }) => {
    await page.addInitScript(stub);
    await open(page, 'donate');
    for (const name of [`Copy ${donate.bankDetails[0]?.label}`, 'Copy all']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('status')).toHaveText(donate.copy.failed);
    }
    expect(donate.copy.failed).toContain('Press and hold');
    const value = page.getByText(details[0]?.value ?? '', { exact: true });
    await expect(value, 'one press selects the whole value').toHaveCSS('user-select', 'all');
  });
}

test('hands all the details to the device’s share sheet; closing it again is no failure', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        Object.assign(window, { shared: data });
        return Promise.reject(new DOMException('Closed.', 'AbortError'));
      },
    });
  });
  await open(page, 'donate');
  await page.getByRole('button', { name: donate.share }).click();
  const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared);
  expect(shared).toEqual({ title: donate.bankTitle, text: allDetails });
  await expect(page.getByRole('status')).toBeEmpty();
});

test('offers no sharing where the device has no share sheet', async ({ page }) => {
  await page.addInitScript(() => {
    // @ts-expect-error -- browsers without a share sheet do not have it
    delete Navigator.prototype.share;
  });
  await open(page, 'donate');
  await expect(page.getByRole('button', { name: 'Copy all' })).toBeVisible();
  await expect(page.getByRole('button', { name: donate.share })).toBeHidden();
});

test('warns above the details as long as they are samples', async ({ page }) => {
  await open(page, 'donate');
  const section = page.getByRole('region', { name: donate.bankTitle });
  await expect(section.getByRole('note')).toHaveText(donate.sampleNotice);
  const notice = await section.getByRole('note').boundingBox();
  const list = await section.getByRole('definition').first().boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0);
});

test.describe('on paper', () => {
  test('prints at the press of a button', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await open(page, 'donate');
    await page.getByRole('button', { name: words.print }).click();
    expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  });

  for (const format of ['A4', 'Letter']) {
    test(`is one page of ${format}`, async ({ page }) => {
      await open(page, 'donate');
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    });
  }

  test('is the title, what gifts do, and the details, and nothing else', async ({ page }) => {
    await open(page, 'donate');
    await page.emulateMedia({ media: 'print' });
    const lines = (await page.locator('body').innerText()).split('\n').filter((line) => line.trim());
    expect(lines.filter((line) => line !== words.skipToContent)).toEqual([
      donate.title,
      donate.intro,
      ...donate.uses.flatMap(({ title, text }) => [title, text]),
      donate.bankTitle,
      donate.sampleNotice,
      ...details.flatMap(({ label, value }) => [label, value]),
      donate.abroadNote,
      donate.afterNote,
      unwrap(contactDetails.email),
    ]);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('button:visible, img:visible, nav:visible')).toHaveCount(0);
  });
});
