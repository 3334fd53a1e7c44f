import { expect, it } from 'vitest';
import { vercelSettings } from '../../site/headers.ts';

it("vercel.json has the site's headers", async () => {
  await expect(`${JSON.stringify(vercelSettings(), null, 2)}\n`).toMatchFileSnapshot('../../vercel.json');
});
