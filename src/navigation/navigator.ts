import { flushSync } from 'react-dom';
import { documentTitle, hrefOf, viewOf } from './addresses.ts';
import type { View } from './view.ts';

/** A drawer or letter that lies over the view. */
type Overlay = { open: () => void; close: () => void };

/** What `history.state` keeps of an entry. */
type Entry = { readonly scroll?: number; readonly overlay?: true };

/** What is done once the heading of a view is there: `scroll` is where the visitor left it, in px from the top. */
type Arrival = { readonly scroll?: number; readonly focus: boolean };

/** The least time between two writes to the history while the page scrolls, in ms: Safari refuses 100 in 30 s. */
const SAVE_EVERY_MS = 350;

export type Navigator = ReturnType<typeof createNavigator>;

/**
 * Mirrors what `App` shows into the browser's history, by commands that are given in event handlers. A view has an
 * entry of its own; so has an open overlay, which is closed by going back, or gives its entry to the view that is opened
 * from it.
 *
 * @param view what `App` shows first
 * @param show makes `App` show another view
 */
export function createNavigator(view: View, show: (view: View) => void) {
  let shown = view;
  let heading: HTMLElement | null = null;
  let arrival: Arrival | undefined;
  let overlay: Overlay | undefined;
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
  function closeOverlay() {
    if (overlay && !waiting) goBack();
  }
  function saveScroll() {
    // A view that is on its way has no position yet.
    if (!arrival) history.replaceState({ ...entry(), scroll: window.scrollY }, '');
  }
  function go(next: View, arriving: Arrival) {
    arrival = arriving;
    if (next === shown) return arrive();
    shown = next;
    show(next);
  }
  function arrive() {
    if (!heading || !arrival) return;
    const { scroll, focus } = arrival;
    arrival = undefined;
    document.title = documentTitle(shown);
    if (focus) heading.focus({ preventScroll: true });
    const section = sectionOf(location.hash);
    if (scroll === undefined && section) section.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: scroll ?? 0, behavior: 'instant' });
  }

  /** Smoothly (specification, section 2), at once for those who prefer no motion. */
  function scrollHome() {
    heading?.focus({ preventScroll: true });
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }

  function onPopState() {
    const commands = waiting ?? [];
    waiting = undefined;
    const closed = overlay;
    overlay = undefined;
    // At once: the page behind it is inert until then.
    if (closed) flushSync(closed.close);
    const next = viewOf(location.pathname);
    // Forward, or a reload, leads to the entry of an overlay that is closed: it is left again.
    if (entry().overlay) goBack();
    // An entry that has not been scrolled is a section of this view, to which the browser leads by itself.
    else if (next !== shown || (!closed && entry().scroll !== undefined))
      go(next, { scroll: entry().scroll, focus: next !== shown });
    for (const run of commands) command(run);
  }

  /** Keeps the position for a reload, since phones drop a tab without a word. */
  function keepScroll() {
    let pause: ReturnType<typeof setTimeout> | undefined;
    let moved = false;
    function save() {
      moved = false;
      pause = setTimeout(() => {
        pause = undefined;
        if (moved) onScroll();
      }, SAVE_EVERY_MS);
      saveScroll();
    }
    function onScroll() {
      moved = true;
      if (!pause && !overlay) save();
    }
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(pause);
      removeEventListener('scroll', onScroll);
    };
  }

  // The browser itself restores the position after a reload, when the whole view is in the document.
  const restoreByScript = () => {
    history.scrollRestoration = 'manual';
  };
  const restoreByBrowser = () => {
    history.scrollRestoration = 'auto';
  };

  return {
    /** Opens a view, as a press on a link to it does; leads to the top of the one that is shown. */
    open(next: View) {
      // What is opened from an overlay takes its entry: the view behind it has kept its position in its own.
      if (overlay && !waiting && next !== shown) {
        overlay.close();
        overlay = undefined;
        history.replaceState(null, '', hrefOf(next));
        return go(next, { scroll: 0, focus: true });
      }
      closeOverlay();
      command(() => {
        if (next === shown && next === 'home') return scrollHome();
        if (next !== shown || location.hash) {
          saveScroll();
          history.pushState(null, '', hrefOf(next));
        }
        go(next, { scroll: 0, focus: true });
      });
    },
    openOverlay(opened: Overlay) {
      command(() => {
        if (overlay) return;
        saveScroll();
        history.pushState({ overlay: true } satisfies Entry, '');
        overlay = opened;
        opened.open();
      });
    },
    closeOverlay,
    /** The `ref` of a view's heading: the view has arrived when it is on the page. */
    heading(element: HTMLElement | null) {
      heading = element;
      arrive();
    },
    /**
     * Follows the browser's history until the returned function is called.
     *
     * @param prerendered whether the browser has shown the view already, at its position
     */
    listen(prerendered: boolean) {
      restoreByScript();
      addEventListener('popstate', onPopState);
      addEventListener('pagehide', restoreByBrowser);
      addEventListener('pageshow', restoreByScript);
      const stopKeeping = keepScroll();
      if (entry().overlay && !overlay) goBack();
      // Back may have led to another view while the script was on its way.
      const addressed = viewOf(location.pathname);
      if (!prerendered || addressed !== shown) go(addressed, { scroll: entry().scroll, focus: false });
      return () => {
        stopKeeping();
        removeEventListener('popstate', onPopState);
        removeEventListener('pagehide', restoreByBrowser);
        removeEventListener('pageshow', restoreByScript);
      };
    },
  };
}

/** The element that a fragment names; a link that was mistyped names none. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
