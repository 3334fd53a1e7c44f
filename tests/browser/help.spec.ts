import { contact } from '@content/contact.ts';
import { help } from '@content/help.ts';
import { expect, open, test } from './site.ts';

const numbers = help.numbers.map(({ phone, whom }) => ({ name: `${phone} ${whom}`, call: `tel:${phone}` }));

test('whoever is in danger is told whom to call before anything is typed, and what is told to others; on paper too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'contact');
  const block = page.getByRole('region', { name: help.title });
  const top = async (place: typeof block) => (await place.boundingBox())?.y ?? 0;
  await expect(block.getByRole('link').first(), 'on the first screen of a phone').toBeInViewport({
    ratio: 1,
  });
  for (const { name, call } of numbers) {
    const link = block.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', call);
    expect((await link.boundingBox())?.height, 'a target for thumbs').toBeGreaterThanOrEqual(44);
  }
  const form = await top(page.getByLabel('Full Name'));
  for (const said of [page.getByText(contact.beforeYouWrite), block.getByText(help.abroad)])
    expect(await top(said)).toBeLessThan(form);
  await page.emulateMedia({ media: 'print' });
  for (const { name } of numbers) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});
