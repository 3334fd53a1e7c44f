import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { documentTitle, hrefOf, viewOf } from './addresses.ts';
import { settle, settleWhenIdle } from './belowFold.ts';
import { isOverlayEntry } from './overlayEntry.ts';
import type { View } from './view.ts';

type Entry = { readonly id: number; readonly scroll?: number };

/**
 * How long the page must have been still, in ms, before its position is kept for a reload. Not on leaving: Chromium
 * keeps nothing then, and phones drop a tab without a word. Not more often: Safari refuses over 100 in 30 seconds.
 */
const STILL_MS = 400;

const scrollOfEntry = new Map<number, number>();
let current: Entry = newEntry();

function newEntry(): Entry {
  return { id: Math.random() };
}

function entryOf(state: unknown): Entry {
  const { id, scroll } = (state ?? {}) as Partial<Entry>;
  return typeof id === 'number' ? { id, scroll } : newEntry();
}

/**
 * Mirrors the view that `App` shows into the browser's history (design, 'State'): an entry per view, Back and
 * Forward with the scroll position restored, focus on the heading of a view that opens.
 *
 * @param view what `App` shows; the only authority
 * @param ready whether its words are on the page, not a loading message
 * @param show called when the visitor goes back or forward, or edits the address
 */
export function useHistoryMirror(view: View, ready: boolean, show: (view: View) => void): void {
  const cameFromHistory = useRef(true);
  const shown = useRef(view);
  const showView = useRef(show);
  const isReady = useRef(ready);
  useLayoutEffect(() => {
    showView.current = show;
    isReady.current = ready;
  });

  useLayoutEffect(() => {
    current = entryOf(history.state);
    if (isOverlayEntry()) history.back();
    else history.replaceState({ ...history.state, ...current }, '');
    history.scrollRestoration = 'manual';
    let untilStill: ReturnType<typeof setTimeout>;

    function onTraverse() {
      // Only a press on Forward leads back to the entry of a closed drawer or letter: leave it again.
      if (isOverlayEntry()) return history.back();
      const entry = entryOf(history.state);
      if (entry.id === current.id) return;
      current = entry;
      history.replaceState({ ...history.state, ...current }, '');
      cameFromHistory.current = true;
      const next = viewOf(location.hash);
      showView.current(next);
      if (next === shown.current) restoreScroll();
    }
    function onScroll() {
      if (!isReady.current) return;
      scrollOfEntry.set(current.id, window.scrollY);
      clearTimeout(untilStill);
      untilStill = setTimeout(keepScroll, STILL_MS);
    }
    function keepScroll() {
      history.replaceState({ ...history.state, ...current, scroll: window.scrollY }, '');
    }
    addEventListener('popstate', onTraverse);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(untilStill);
      removeEventListener('popstate', onTraverse);
      removeEventListener('scroll', onScroll);
    };
  }, []);

  const mirrored = useRef(false);
  // Before anything asks how the new view is laid out, and once the old one is gone.
  useInsertionEffect(() => {
    if (mirrored.current && viewOf(location.hash) !== view) settleWhenIdle();
  }, [view]);
  useLayoutEffect(() => {
    document.title = documentTitle(view);
    const named = viewOf(location.hash);
    const isStarting = !mirrored.current;
    mirrored.current = true;
    if (named === view) return;
    // A link was pressed while the app was starting: the visitor has moved on.
    if (isStarting) return showView.current(named);
    cameFromHistory.current = false;
    addEntry(view);
  }, [view]);

  const landed = useRef(false);
  useLayoutEffect(() => {
    // A link that was pressed before the script arrived has moved the visitor too (build/start-script.ts).
    landed.current ||= document.documentElement.classList.contains('moved');
    const moved = shown.current !== view;
    shown.current = view;
    if (moved && !cameFromHistory.current) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!ready) {
      landed.current ||= moved;
      return;
    }
    if (landed.current || moved) focusHeading();
    // The visitor may have scrolled home before its script arrived.
    const hasBegun = !landed.current && view === 'home' && window.scrollY > 0;
    landed.current = true;
    if (hasBegun) scrollOfEntry.set(current.id, window.scrollY);
    else if (cameFromHistory.current) restoreScroll();
  }, [view, ready]);
}

function addEntry(view: View): void {
  const entry = newEntry();
  // The entry of an open drawer becomes the entry of the view chosen in it.
  if (isOverlayEntry()) history.replaceState(entry, '', hrefOf(view));
  else history.pushState(entry, '', hrefOf(view));
  current = entry;
}

function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Leads to the top of the view that is shown already, as a link to it does. */
export function returnToTop(view: View): void {
  if (location.hash !== hrefOf(view)) addEntry(view);
  window.scrollTo({ top: 0, behavior: 'instant' });
  focusHeading();
}

/** Scrolls to where the visitor left this entry, or to the section that its address names. */
function restoreScroll(): void {
  const scroll = scrollOfEntry.get(current.id) ?? current.scroll;
  const section = location.hash.includes('/') && document.getElementById(location.hash.slice(1));
  // A view further down can be found only where everything above it has its height.
  if (scroll || section) settle();
  if (scroll === undefined && section) section.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll ?? 0, behavior: 'instant' });
}
