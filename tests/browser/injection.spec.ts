import { expect, open, test } from './site.ts';

for (const guarded of [false, true]) {
  const title = guarded ? 'a script that got into the page does not run' : 'without the policy it would';
  test(title, async ({ page, expecting }) => {
    if (guarded) {
      expecting.console(/The policy was violated: script-src-elem by inline/);
      expecting.console(/The policy was violated: script-src-attr by inline/);
      expecting.console(/Content Security Policy directive/);
    }
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const script =
        '<script>ran = ["script"]</script><details open ontoggle="ran.push(\'handler\')"></details>';
      let body = (await response.text()).replace('</body>', `${script}</body>`);
      if (!guarded) {
        body = body.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
        delete headers['content-security-policy'];
      }
      await route.fulfill({ response, body, headers });
    });
    await open(page, 'home');
    await expect(page.locator('body > details'), 'it got into the page').toBeAttached();
    const ran = () => page.evaluate(() => (window as unknown as { ran?: string[] }).ran);
    if (guarded) expect(await ran()).toBeUndefined();
    else await expect.poll(ran).toEqual(['script', 'handler']);
  });
}
