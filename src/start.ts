/** Inlined in every document's head: loads the script after the largest paint, or at the first interaction. Imports nothing. */
{
  /** As long as loading/withTimeout.ts. */
  const START_TIMEOUT_MS = 20_000;
  /** Timeout for fonts that do not come, and for browsers without largest-contentful-paint entries, in ms. */
  const LONGEST_WAIT_MS = 2500;
  const { entry = '', chunks } = document.currentScript?.dataset ?? {};
  const presses = ['pointerdown', 'keydown', 'click', 'submit'] as const;
  let started = false;
  let failed = false;
  let pendingClick: HTMLElement | null = null;

  // Polyfills invoker commands before Firefox 144 and Safari 26.2: https://caniuse.com/wf-invoker-commands
  if (!('commandForElement' in HTMLButtonElement.prototype))
    addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button[commandfor]') : null;
      const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
      if (!(dialog instanceof HTMLDialogElement)) return;
      if (button?.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    });

  const start = () => {
    if (started) return;
    // Hydration needs the whole document.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    started = true;
    failed = false;
    showNotice(false);
    // Preloads the view's chunks in parallel; the script handles failures when it imports them.
    for (const chunk of chunks?.split(' ') ?? []) import(/* @vite-ignore */ chunk).catch(() => {});
    const late = setTimeout(showNotice, START_TIMEOUT_MS, true);
    return import(/* @vite-ignore */ entry)
      .then((module: typeof import('./main.tsx')) => module.start())
      .then(onStarted, onFailed)
      .finally(() => clearTimeout(late));
  };
  const onStarted = () => {
    for (const press of presses) removeEventListener(press, onPress, true);
    window.onbeforeunload = null;
    showNotice(false);
    // If hydration replaced the pressed button, click its replacement.
    addEventListener('click', (event) => {
      const button = event.target instanceof Element && event.target.closest('button[id]');
      if (!button || button.isConnected) return;
      event.preventDefault();
      document.getElementById(button.id)?.click();
    });
    // Replays a click from before hydration.
    pendingClick?.click();
  };
  const notice = () => document.getElementById('start-failed');
  const showNotice = (shown: boolean) => notice()?.toggleAttribute('open', shown);
  const onFailed = () => {
    started = false;
    failed = true;
    pendingClick = null;
    showNotice(true);
  };
  /** Reloads the document; over typed words it first retries the script in place. */
  const startAnew = async () => {
    if (failed && isTyped()) {
      await start();
      if (!failed) return;
    }
    // iOS shows no `beforeunload` dialog (https://bugs.webkit.org/show_bug.cgi?id=219102).
    if (isTyped() && !confirm(notice()?.dataset.typed)) return;
    window.onbeforeunload = null;
    location.reload();
  };
  const isTyped = () => [...document.forms].some((form) => [...new FormData(form).values()].some(Boolean));
  const onPress = (event: Event) => {
    const { type, target } = event;
    const element = target instanceof Element ? target : document.documentElement;
    const link = element.closest<HTMLAnchorElement>('a[href]');
    // Follows contact/contactFormStore.ts: `tel:` and `mailto:` stay on the page.
    window.onbeforeunload = link && !link.protocol.startsWith('http') ? null : () => isTyped() || null;
    if (type === 'submit') event.preventDefault();
    if (type === 'click' && element.closest('#start-failed a')) {
      event.preventDefault();
      startAnew();
    }
    // The link loads its document: the script would compete with that.
    if (link) return;
    if (type === 'click') pendingClick = element.closest('#root button:not([commandfor])');
    if (!failed || (type === 'click' && pendingClick)) start();
  };
  for (const press of presses) addEventListener(press, onPress, true);
  // Back and Forward change the view, except between sections of one page.
  const { pathname } = location;
  addEventListener('popstate', () => failed && location.pathname !== pathname && startAnew());

  // The app shell has no markup to wait for.
  if (chunks === undefined) start();
  addEventListener('load', () => setTimeout(start, LONGEST_WAIT_MS));
  new PerformanceObserver(() => {
    // A font swap can make a text the largest paint again.
    document.fonts.ready.then(() => setTimeout(start));
    setTimeout(start, LONGEST_WAIT_MS);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}
