import type { View } from '../views.ts';
import { documentTitle, hrefOf, viewOf } from './routes.ts';

/** `history.state`: the scroll position in px, and whether the entry belongs to an open dialog. */
type Entry = { readonly scroll?: number; readonly overlay?: true };

/** Where to scroll after a navigation: without `scroll`, to the fragment's section or the top. */
type Target = { readonly scroll?: number; readonly focus: boolean; readonly from?: HTMLDialogElement };

/** Throttle of `replaceState` while scrolling, in ms: Safari 15 throws after 100 calls in 30 s (https://bugs.webkit.org/show_bug.cgi?id=156115). */
const SAVE_EVERY_MS = 350;

/** How long `history.back()` may take, in ms. */
const BACK_TIMEOUT_MS = 500;

export type Navigator = ReturnType<typeof createNavigator>;

/**
 * Mirrors the state of `App` into the browser's history. Views and open dialogs are history entries: closing a dialog goes
 * back, and a view that is opened from a dialog replaces its entry.
 */
export function createNavigator(view: View, show: (view: View) => void) {
  let shown = view;
  let isRendered = false;
  /** Pending until its view has rendered. */
  let pendingTarget: Target | undefined;
  let overlay: HTMLDialogElement | undefined;
  /** The overlay's entry is pushed after the paint, which it would delay, or as soon as it is needed. */
  let isPushed = true;
  /** Commands queued until `popstate`: `history.back()` is asynchronous. */
  let queuedCommands: (() => void)[] | undefined;
  let backTimer: ReturnType<typeof setTimeout> | undefined;

  const historyState = () => (history.state ?? {}) as Entry;

  function command(run: () => void) {
    if (queuedCommands) queuedCommands.push(run);
    else run();
  }
  function goBack() {
    queuedCommands = [];
    history.back();
    // WebKit cancels it if Escape and Forward come together: the dialog's entry becomes its view's.
    backTimer = setTimeout(() => {
      history.replaceState({ scroll: window.scrollY } satisfies Entry, '');
      onPopState();
    }, BACK_TIMEOUT_MS);
  }
  function pushOverlay() {
    if (isPushed) return;
    isPushed = true;
    history.pushState({ overlay: true, scroll: window.scrollY } satisfies Entry, '');
  }
  function closeOverlay(closed: HTMLDialogElement) {
    if (closed !== overlay) return;
    pushOverlay();
    overlay = undefined;
    goBack();
  }
  function saveScroll(): boolean {
    // A loading view has no position yet; the entry that is being left is already saved.
    if (pendingTarget || queuedCommands || historyState().scroll === window.scrollY) return false;
    history.replaceState({ ...historyState(), scroll: window.scrollY } satisfies Entry, '');
    return true;
  }
  function go(next: View, target: Target) {
    pendingTarget = target;
    if (next === shown) return showTarget();
    shown = next;
    isRendered = false;
    show(next);
  }
  function showTarget() {
    if (!isRendered || !pendingTarget) return;
    const { scroll, focus, from } = pendingTarget;
    pendingTarget = undefined;
    document.title = documentTitle(shown);
    from?.close();
    const section = sectionOf(location.hash);
    const details = reveal(section);
    if (details && scroll === undefined) details.querySelector('summary')?.focus({ preventScroll: true });
    else if (focus) focusHeading();
    if (section && scroll === undefined) section.scrollIntoView({ behavior: 'instant' });
    else window.scrollTo({ top: scroll ?? 0, behavior: 'instant' });
  }

  /** Smooth, as in specification, section 2. */
  function scrollHome() {
    focusHeading();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
  }

  function onPopState() {
    clearTimeout(backTimer);
    // Per entry: `pagehide` has set this one's to 'auto' if it was reloaded.
    history.scrollRestoration = 'manual';
    const commands = queuedCommands ?? [];
    const opened = overlay;
    const fromOverlay = opened || queuedCommands;
    queuedCommands = undefined;
    overlay = undefined;
    isPushed = true;
    opened?.close();
    const next = viewOf(location.pathname);
    // The entry of a closed dialog, after Forward or a reload: skip it.
    if (historyState().overlay) goBack();
    else if (next !== shown || !fromOverlay)
      go(next, { scroll: historyState().scroll, focus: next !== shown });
    else {
      showFocus();
      saveScroll();
    }
    for (const run of commands) command(run);
  }

  let pause: ReturnType<typeof setTimeout> | undefined;
  /** Saves at once and then throttled: phones discard tabs without `pagehide`. */
  function keepScroll() {
    if (pause || !saveScroll()) return;
    pause = setTimeout(() => {
      pause = undefined;
      keepScroll();
    }, SAVE_EVERY_MS);
  }

  return {
    /** Pushes an entry, or scrolls to the top of the current view. */
    open(next: View, hash = '') {
      pushOverlay();
      const from = overlay;
      const target: Target = hash ? { focus: true } : { scroll: 0, focus: true };
      // Replaces the dialog's entry; the view behind it keeps its own.
      if (from && next !== shown) {
        overlay = undefined;
        history.replaceState(null, '', hrefOf(next) + hash);
        go(next, { ...target, from });
        // In a microtask: the dialog closes in the same frame as the new view appears, or before, if that is loading.
        return queueMicrotask(() => from.close());
      }
      from?.close();
      if (from) closeOverlay(from);
      command(() => {
        if (next === shown && next === 'home') return scrollHome();
        if (next !== shown || location.hash !== hash) history.pushState(null, '', hrefOf(next) + hash);
        go(next, target);
      });
    },
    openOverlay(opened: HTMLDialogElement) {
      command(() => {
        if (overlay || !opened.open) return;
        overlay = opened;
        isPushed = false;
        requestAnimationFrame(() => setTimeout(pushOverlay));
      });
    },
    closeOverlay,
    viewRendered() {
      isRendered = true;
      showTarget();
    },
    /** @param prerendered whether the document already shows the view, at its position */
    listen(prerendered: boolean) {
      const listening = new AbortController();
      const { signal } = listening;
      history.scrollRestoration = 'manual';
      addEventListener('popstate', onPopState, { signal });
      // The browser restores the position after a reload; start.ts after a discarded tab.
      const onPageHide = () => {
        history.scrollRestoration = 'auto';
      };
      addEventListener('pagehide', onPageHide, { signal });
      // From the back/forward cache (https://web.dev/articles/bfcache), where WebKit scrolls to the top.
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) window.scrollTo({ top: historyState().scroll, behavior: 'instant' });
        history.scrollRestoration = 'manual';
      };
      addEventListener('pageshow', onPageShow, { signal });
      addEventListener('scroll', keepScroll, { passive: true, signal });
      // Capturing: before a click leaves this entry.
      addEventListener('click', saveScroll, { capture: true, signal });
      const { scroll, overlay: left } = historyState();
      // The visitor may have gone back before the script ran.
      const addressed = viewOf(location.pathname);
      if (!prerendered || addressed !== shown) go(addressed, { scroll, focus: false });
      else {
        const section = sectionOf(location.hash);
        const isClosed = section?.closest('details')?.open === false;
        reveal(section);
        if (isClosed && scroll === undefined) section?.scrollIntoView({ behavior: 'instant' });
        saveScroll();
      }
      if (left && !overlay) goBack();
      return () => {
        clearTimeout(pause);
        clearTimeout(backTimer);
        listening.abort();
      };
    },
  };
}

function focusHeading() {
  const main = document.getElementById('content');
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}

/** Rotating a phone moves the page behind a dialog. */
function showFocus() {
  const { activeElement } = document;
  const { top = 0, bottom = 0 } = activeElement?.getBoundingClientRect() ?? {};
  if (bottom < 0 || top > innerHeight)
    activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Opens the `<details>` around a section, as newer browsers do for a fragment (Firefox 128 and Safari 15 do not). */
function reveal(section: HTMLElement | null) {
  const details = section?.closest('details');
  details?.setAttribute('open', '');
  return details;
}

/** `decodeURIComponent` throws on a malformed link. */
function sectionOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
