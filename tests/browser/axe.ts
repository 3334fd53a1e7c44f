import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, isStarted } from './site.ts';

/** WCAG 2.2, A and AA, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks for barriers in the page as it stands, writes a line of the table of results, and expects none. */
export async function expectNoBarriers(page: Page, state: string): Promise<void> {
  await isStarted(page);
  // What moves is judged where it ends.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
  const { violations, passes } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const width = `${page.viewportSize()?.width} px`.padStart(7);
  console.log(
    `axe ${width}  ${state.padEnd(34)} ${violations.length} violations, ${passes.length} rules met`,
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, `${state}, ${width}`).toEqual([]);
}
