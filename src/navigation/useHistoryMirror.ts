import { useEffect, useLayoutEffect, useRef } from 'react';
import { isOverlayEntry } from './overlayEntry.ts';
import { documentTitle, hrefOf, placeOf } from './places.ts';
import type { Place } from './view.ts';

type Entry = { readonly id: number; readonly scroll?: number };

const scrollOfEntry = new Map<number, number>();
let current: Entry = { id: 0 };

function entryOf(state: unknown): Entry {
  const { id, scroll } = (state ?? {}) as Partial<Entry>;
  return typeof id === 'number' ? { id, scroll } : { id: Date.now() };
}

/**
 * Mirrors the place that `App` shows into the browser's history (design, 'State'): an entry per place, Back and
 * Forward with the scroll position restored, focus on the heading of a place that opens.
 *
 * @param place what `App` shows; the only authority
 * @param ready whether its words are on the page, not a loading message
 * @param show called when the visitor goes back or forward, or edits the address
 */
export function useHistoryMirror(place: Place, ready: boolean, show: (place: Place) => void): void {
  const cameFromHistory = useRef(true);
  const shown = useRef(place);
  const showPlace = useRef(show);
  useLayoutEffect(() => {
    showPlace.current = show;
  });

  useEffect(() => {
    current = entryOf(history.state);
    if (isOverlayEntry()) history.back();
    else history.replaceState({ ...history.state, ...current }, '');
    if (current.scroll !== undefined) scrollOfEntry.set(current.id, current.scroll);
    history.scrollRestoration = 'manual';

    function onTraverse() {
      // Only a press on Forward leads back to the entry of a closed drawer or letter: leave it again.
      if (isOverlayEntry()) return history.back();
      const entry = entryOf(history.state);
      if (entry.id === current.id) return;
      current = entry;
      history.replaceState({ ...history.state, ...current }, '');
      cameFromHistory.current = true;
      const next = placeOf(location.hash);
      showPlace.current(next);
      if (next === shown.current) restoreScroll();
    }
    function onScroll() {
      scrollOfEntry.set(current.id, window.scrollY);
    }
    // A reload restores the position by itself; other views than home arrive later, and find it here.
    function onLeave() {
      history.replaceState({ ...history.state, ...current, scroll: window.scrollY }, '');
      history.scrollRestoration = 'auto';
    }
    function onReturn() {
      history.scrollRestoration = 'manual';
    }
    addEventListener('popstate', onTraverse);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onLeave);
    addEventListener('pageshow', onReturn);
    return () => {
      removeEventListener('popstate', onTraverse);
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
    };
  }, []);

  useLayoutEffect(() => {
    document.title = documentTitle(place);
    if (placeOf(location.hash) === place) return;
    const entry = { id: Date.now() };
    cameFromHistory.current = false;
    // The entry of an open drawer becomes the entry of the place chosen in it.
    if (isOverlayEntry()) history.replaceState(entry, '', hrefOf(place));
    else history.pushState(entry, '', hrefOf(place));
    current = entry;
  }, [place]);

  const landed = useRef(false);
  useLayoutEffect(() => {
    const moved = shown.current !== place;
    shown.current = place;
    if (moved && !cameFromHistory.current) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!ready) {
      landed.current ||= moved;
      return;
    }
    if (landed.current || moved)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    landed.current = true;
    if (cameFromHistory.current) restoreScroll();
  }, [place, ready]);
}

/** Scrolls to where the visitor left this entry, or to the section that its address names. */
function restoreScroll(): void {
  const scroll = scrollOfEntry.get(current.id);
  if (scroll !== undefined) {
    window.scrollTo({ top: scroll, behavior: 'instant' });
  } else if (location.hash.includes('/')) {
    document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }
}
