import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './site.ts';

/** Every rule that axe has, but those that it has given up. */
const rules = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22aa best-practice experimental'.split(' ');

/** Looks for barriers in the page as it stands, and expects none. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // Waits for what moves, which is judged where it ends, but for what scrolling moves.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .flatMap(({ timeline, finished }) => (timeline === document.timeline ? finished : [])),
    ),
  );
  // The newest axe, whose own adapter wants a Node newer than ours; no frame is looked into, for which it would open a
  // page of its own each time.
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // AAA asks for 7 to 1; the palette keeps the 4.5 to 1 of AA.
    .disableRules('color-contrast-enhanced')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, 'what axe finds').toEqual([]);
}
