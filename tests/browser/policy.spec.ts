import { headersFor } from '../../build/headers.ts';
import { everyView, hrefOf } from '../../src/navigation/addresses.ts';
import { expect, open, test } from './site.ts';

/* That what visitors do stays within the policy, every test sees: site.ts hears of each violation. */

for (const guarded of [false, true]) {
  const title = guarded ? 'what someone smuggles into the page does not run' : 'without the policy it would';
  test(title, async ({ page, expecting }) => {
    if (guarded) {
      expecting.console(/The policy was violated: script-src-elem by inline/);
      expecting.console(/The policy was violated: script-src-attr by inline/);
      expecting.console(/The policy was violated: require-trusted-types-for/);
      expecting.console(/Content Security Policy directive/);
      expecting.console(/This document requires 'Trusted/);
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
    const said = guarded ? 'refused' : 'let in';
    expect(await page.evaluate(smuggle)).toEqual({
      markup: said,
      handler: said,
      address: said,
      ran: !guarded,
    });
  });
}

/** Runs in the page, as a script of the site would that someone has led astray. */
function smuggle() {
  const attempt = (act: () => void) => {
    try {
      act();
      return 'let in';
    } catch {
      return 'refused';
    }
  };
  const foreign = document.createElement('script');
  foreign.append(document.createTextNode('window.smuggled = true'));
  document.head.append(foreign);
  const node = document.createElement('p');
  return {
    markup: attempt(() => {
      node.innerHTML = '<b>x</b>';
    }),
    handler: attempt(() => node.setAttribute('onclick', 'window.smuggled = true')),
    address: attempt(() => {
      document.createElement('script').src = '/anything.js';
    }),
    ran: 'smuggled' in window,
  };
}

test('the server sends the headers of the hosts, keeps for good only what is named anew, and every document has one policy', async ({
  page,
  request,
}) => {
  await page.goto('');
  const picture = await page.getByRole('main').getByRole('img').first().getAttribute('src');
  const asset = picture?.replace(hrefOf('home'), '') ?? '';
  expect(asset).toMatch(/^assets\/[\w-]+-[\w-]{8}\.\w+$/);
  const paths = ['', 'index.html', 'donate/', 'favicon.svg', 'service-worker.js', 'manifest.webmanifest'];
  for (const path of [...paths, 'no/such/page', asset]) {
    const headers = (await request.get(hrefOf('home') + path)).headers();
    for (const [name, value] of headersFor(path))
      expect(headers[name.toLowerCase()], `${path}: ${name}`).toBe(value);
    const kept = path === asset ? 'public, max-age=31536000, immutable' : 'no-cache';
    expect(headers['cache-control'], path).toBe(kept);
  }
  const policies = new Set<string | null>();
  for (const view of everyView) {
    await page.goto(hrefOf(view));
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    policies.add(await meta.getAttribute('content'));
  }
  expect([...policies]).toEqual([expect.stringContaining("default-src 'none'")]);
});
