import { documentTitle, hrefOf, viewOf } from './addresses.ts';
import type { View } from './view.ts';

/** What `history.state` keeps of an entry: px from the top, and whether a dialog lies over the view. */
type Entry = { readonly scroll?: number; readonly overlay?: true };

/** What is done once a view is there: without `scroll`, it is shown at its section, or from its top. */
type Arrival = { readonly scroll?: number; readonly focus: boolean; readonly from?: HTMLDialogElement };

/** The least time between two writes to the history while the page scrolls, in ms: Safari refuses 100 in 30 s. */
const SAVE_EVERY_MS = 350;

export type Navigator = ReturnType<typeof createNavigator>;

/**
 * Mirrors what `App` shows into the browser's history, by commands that are given in event handlers. A view has an
 * entry of its own; so has an open dialog, whose entry is left when it closes, or taken by the view that is opened
 * from it.
 *
 * @param view what `App` shows first
 * @param show makes `App` show another view
 */
export function createNavigator(view: View, show: (view: View) => void) {
  let shown = view;
  let isThere = false;
  let arrival: Arrival | undefined;
  let overlay: HTMLDialogElement | undefined;
  /** Commands that wait while the browser goes back, which takes a moment. */
  let waiting: (() => void)[] | undefined;

  const entry = () => (history.state ?? {}) as Entry;

  function command(run: () => void) {
    if (waiting) waiting.push(run);
    else run();
  }
  function goBack() {
    waiting = [];
    history.back();
  }
  function closeOverlay(closed: HTMLDialogElement) {
    if (closed !== overlay) return;
    overlay = undefined;
    goBack();
  }
  /** @returns whether the position had changed */
  function saveScroll(): boolean {
    // A view that is on its way has no position yet, and an entry that is being left has kept it.
    if (arrival || waiting || entry().scroll === window.scrollY) return false;
    history.replaceState({ ...entry(), scroll: window.scrollY } satisfies Entry, '');
    return true;
  }
  function go(next: View, arriving: Arrival) {
    arrival = arriving;
    if (next === shown) return arrive();
    shown = next;
    isThere = false;
    show(next);
  }
  function arrive() {
    if (!isThere || !arrival) return;
    const { scroll, focus, from } = arrival;
    arrival = undefined;
    document.title = documentTitle(shown);
    from?.close();
    if (focus) focusHeading();
    const section = sectionOf(location.hash);
    if (scroll === undefined && section) section.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: scroll ?? 0, behavior: 'instant' });
  }

  /** Smoothly (specification, section 2), at once for those who prefer no motion. */
  function scrollHome() {
    focusHeading();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }

  function onPopState() {
    // Each entry has a mode of its own, and one that was left by a reload has the browser's.
    restoreByScript();
    const commands = waiting ?? [];
    const open = overlay;
    const fromOverlay = open || waiting;
    waiting = undefined;
    overlay = undefined;
    open?.close();
    const next = viewOf(location.pathname);
    // Forward, or a reload, leads to the entry of a dialog that is closed: it is left again.
    if (entry().overlay) goBack();
    else if (next !== shown || !fromOverlay) go(next, { scroll: entry().scroll, focus: next !== shown });
    else {
      showFocus();
      saveScroll();
    }
    for (const run of commands) command(run);
  }

  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Keeps the position at once, since phones drop a tab without a word. */
  function keepScroll() {
    if (pause || !saveScroll()) return;
    pause = setTimeout(() => {
      pause = undefined;
      keepScroll();
    }, SAVE_EVERY_MS);
  }

  // In a document that comes anew the browser restores the position; start.ts does where this was not called.
  const restoreByBrowser = () => {
    history.scrollRestoration = 'auto';
  };
  const restoreByScript = () => {
    history.scrollRestoration = 'manual';
  };
  /** A document that was kept whole, which WebKit shows from its top. */
  function onPageShow({ persisted }: PageTransitionEvent) {
    if (persisted) window.scrollTo({ top: entry().scroll, behavior: 'instant' });
    restoreByScript();
  }

  return {
    /** Opens a view, as a press on a link to it does; leads to the top of the one that is shown. */
    open(next: View) {
      const from = overlay;
      // What is opened from a dialog takes its entry: the view behind it has kept its position in its own.
      if (from && next !== shown) {
        overlay = undefined;
        history.replaceState(null, '', hrefOf(next));
        go(next, { scroll: 0, focus: true, from });
        // Together with the view, so that styles are computed once; before it, where that is still on its way.
        return queueMicrotask(() => from.close());
      }
      from?.close();
      if (from) closeOverlay(from);
      command(() => {
        if (next === shown && next === 'home') return scrollHome();
        if (next !== shown || location.hash) history.pushState(null, '', hrefOf(next));
        go(next, { scroll: 0, focus: true });
      });
    },
    /** Notes that a dialog has been opened. */
    openOverlay(opened: HTMLDialogElement) {
      command(() => {
        if (overlay || !opened.open) return;
        history.pushState({ overlay: true, scroll: window.scrollY } satisfies Entry, '');
        overlay = opened;
      });
    },
    /** Notes that a dialog has been closed. */
    closeOverlay,
    /** Notes that the content of the view that `App` shows is on the page. */
    arrived() {
      isThere = true;
      arrive();
    },
    /**
     * Follows the browser's history until the returned function is called.
     *
     * @param prerendered whether the document has shown the view already, at its position
     */
    listen(prerendered: boolean) {
      restoreByScript();
      addEventListener('popstate', onPopState);
      addEventListener('pagehide', restoreByBrowser);
      addEventListener('pageshow', onPageShow);
      addEventListener('scroll', keepScroll, { passive: true });
      // Whatever a press leads to leaves this entry.
      addEventListener('click', saveScroll, true);
      const { scroll, overlay: left } = entry();
      // Back may have led to another view while the script was on its way.
      const addressed = viewOf(location.pathname);
      if (!prerendered || addressed !== shown) go(addressed, { scroll, focus: false });
      else saveScroll();
      if (left && !overlay) goBack();
      return () => {
        clearTimeout(pause);
        removeEventListener('popstate', onPopState);
        removeEventListener('pagehide', restoreByBrowser);
        removeEventListener('pageshow', onPageShow);
        removeEventListener('scroll', keepScroll);
        removeEventListener('click', saveScroll, true);
      };
    },
  };
}

function focusHeading() {
  const main = document.getElementById('content');
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}

/** Where the phone was turned meanwhile, the page has moved under its dialog. */
function showFocus() {
  const { activeElement } = document;
  const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
  if (bottom < 0 || top > innerHeight)
    activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** The element that a fragment names; a link that was mistyped names none. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
