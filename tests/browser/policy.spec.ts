import { expect, open, test } from './site.ts';

/* That what visitors do stays within the policy, every test sees: site.ts hears of each violation. */

test('what someone smuggles into the page does not run', async ({ page, expecting }) => {
  // Each attempt is heard of, or it was none.
  expecting.console(/The policy was violated: script-src-elem by inline/);
  expecting.console(/The policy was violated: script-src-attr by inline/);
  expecting.console(/The policy was violated: require-trusted-types-for/);
  expecting.console(/Content Security Policy directive/);
  expecting.console(/This document requires 'Trusted/);
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const smuggled = '<script>ran = true</script><details open ontoggle="ran = true"></details></body>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', smuggled) });
  });
  await open(page, 'home');
  await expect(page.locator('body > details'), 'it got into the page').toBeAttached();
  // As a script of the site would that someone has led astray.
  const refused = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>x</b>';
      return 'let in';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
