import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './site.ts';

/** Runs every rule of axe but the deprecated ones. */
const rules = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22aa best-practice experimental'.split(' ');

/** Expects axe to find nothing in the page. */
export async function expectNoBarriers(page: Page): Promise<void> {
  // Waits for animations to end, except those that scrolling drives.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .flatMap(({ timeline, finished }) => (timeline === document.timeline ? finished : [])),
    ),
  );
  // Runs the newest axe: its own adapter needs a newer Node. Legacy mode opens no page of its own for frames.
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    // Requires 7:1 (AAA); the palette keeps AA's 4.5:1.
    .disableRules('color-contrast-enhanced')
    .analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  expect(found, 'what axe finds').toEqual([]);
}
