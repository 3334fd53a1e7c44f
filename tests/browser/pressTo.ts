import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Presses a key and expects the focus on what has this name. */
export async function pressTo(page: Page, key: string, name: string | RegExp): Promise<void> {
  await page.keyboard.press(key);
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
}
