import { type MouseEvent as ReactMouseEvent, useEffectEvent, useLayoutEffect } from 'react';
import type { View } from '../../content/views.ts';
import { base, documentTitle, hrefOf, viewAt, viewOf } from './routes.ts';

// Mirrors the state of `App` into the browser's history. Views and open dialogs are history entries: closing a dialog goes
// back, and a view that is opened from a dialog replaces its entry.

/** `history.state`: the scroll position in px, and whether the entry belongs to an open dialog. */
type Entry = { readonly scroll?: number; readonly overlay?: true };

/** Says where to scroll after a navigation: without `scroll`, to the section of `hash` or of the address, or the top. */
type Target = { readonly scroll?: number; readonly hash?: string; readonly focus: boolean };

/** Safari 15 throws after 100 calls of `replaceState` in 30 s (https://bugs.webkit.org/show_bug.cgi?id=156115). */
const SAVE_AFTER_SCROLLING_MS = 300;

let shown: View;
let show: (view: View) => void;
let isRendered = false;
let pendingTarget: Target | undefined;
let overlay: HTMLDialogElement | undefined;
let isGoingBack = false;

/** @param prerendered whether the document already shows the view, at its position */
export function useNavigator(
  initialView: View,
  prerendered: boolean,
  showView: (view: View) => void,
  prefetch: (view: View) => void,
): void {
  const start = useEffectEvent(() => {
    shown = initialView;
    show = showView;
    const listening = new AbortController();
    followLinks(prefetch, listening.signal);
    listen(prerendered, listening.signal);
    return () => listening.abort();
  });
  // Layout effects run before `ModalDialog` reports a dialog that was opened before hydration.
  useLayoutEffect(() => start(), []);
}

/** Prevents a click's default, unless a modifier key asks for a new tab or a download. Returns whether it did. */
export function takeClick(event: MouseEvent | ReactMouseEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return false;
  event.preventDefault();
  return true;
}

/** Opens and prefetches what links to views lead to. One with a `target` loads its document. */
function followLinks(prefetch: (view: View) => void, signal: AbortSignal) {
  function follow(event: Event) {
    const { target, type } = event;
    const links = `a[href^="${base}"]:not([target])`;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    const view = link && viewAt(link.pathname);
    if (!view) return;
    prefetch(view);
    if (type === 'click' && takeClick(event as MouseEvent)) open(view, link.hash, 'quiet' in link.dataset);
  }
  for (const type of ['pointerover', 'focusin', 'click']) addEventListener(type, follow, { signal });
}

function listen(prerendered: boolean, signal: AbortSignal) {
  addEventListener('popstate', onPopState, { signal });
  // The browser restores the position after a reload, and in a tab that it has discarded while it was hidden.
  history.scrollRestoration = 'manual';
  const onVisibilityChange = () => {
    history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  };
  addEventListener('visibilitychange', onVisibilityChange, { signal });
  // WebKit scrolls to the top after a return from the back/forward cache (https://web.dev/articles/bfcache).
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    // Left open where a link in it led to another document.
    document.querySelector<HTMLDialogElement>('.drawer[open]')?.close();
    window.scrollTo({ top: historyState().scroll, behavior: 'instant' });
  };
  addEventListener('pageshow', onPageShow, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(saveScroll, SAVE_AFTER_SCROLLING_MS);
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  // Capturing: before a click leaves this entry.
  addEventListener('click', saveScroll, { capture: true, signal });
  const { scroll, overlay: left } = historyState();
  // The visitor may have gone back before the script ran.
  const addressed = viewOf(location.pathname);
  const isFolded = scroll === undefined && sectionOf(location.hash)?.closest('details:not([open])');
  if (!prerendered || addressed !== shown || isFolded) go(addressed, { scroll, focus: false });
  else saveScroll();
  if (left && !overlay) goBack();
}

/** Mounts after a view. */
export function ViewRendered() {
  useLayoutEffect(() => {
    isRendered = true;
    showTarget();
  }, []);
  return null;
}

export function openOverlay(opened: HTMLDialogElement): void {
  command(() => {
    if (overlay || !opened.open) return;
    overlay = opened;
    history.pushState({ overlay: true, scroll: window.scrollY } satisfies Entry, '');
  });
}

/** Names a part of the view in its entry's address. */
export const nameInAddress = (hash: string) => history.replaceState(history.state, '', hash);

const historyState = () => (history.state ?? {}) as Entry;

/** Runs now, or once the way back from a dialog has ended. */
function command(run: () => void) {
  if (isGoingBack) addEventListener('popstate', () => command(run), { once: true });
  else run();
}

function goBack() {
  isGoingBack = true;
  history.back();
}

export function closeOverlay(closed: HTMLDialogElement) {
  if (closed !== overlay) return;
  overlay = undefined;
  goBack();
}

function saveScroll() {
  // A loading view has no position yet; the entry that is being left is already saved.
  if (pendingTarget || isGoingBack || historyState().scroll === window.scrollY) return;
  history.replaceState({ ...historyState(), scroll: window.scrollY } satisfies Entry, '');
}

function go(next: View, target: Target) {
  pendingTarget = target;
  if (next !== shown) isRendered = false;
  shown = next;
  // Also the view that is there: its address may name another tab.
  show(next);
  showTarget();
}

function showTarget() {
  if (!isRendered || !pendingTarget) return;
  const { scroll, hash = location.hash, focus } = pendingTarget;
  pendingTarget = undefined;
  document.title = documentTitle(shown);
  const section = sectionOf(hash);
  const details = section?.closest('details');
  // Newer browsers do this for a fragment (Firefox 128 and Safari 15 do not).
  details?.setAttribute('open', '');
  if (details && scroll === undefined) details.querySelector('summary')?.focus({ preventScroll: true });
  else if (focus) focusHeading();
  if (section && scroll === undefined) section.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: scroll ?? 0, behavior: 'instant' });
}

/** Smooth, as in specification, section 2. */
function scrollHome() {
  focusHeading();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

function onPopState() {
  // Set per entry: 'auto' if this one was reloaded.
  history.scrollRestoration = 'manual';
  const wasBehindOverlay = overlay || isGoingBack;
  const opened = overlay;
  overlay = undefined;
  isGoingBack = false;
  opened?.close();
  const next = viewOf(location.pathname);
  // The entry of a closed dialog, after Forward or a reload: skip it.
  if (historyState().overlay) goBack();
  else if (next !== shown || !wasBehindOverlay)
    go(next, { scroll: historyState().scroll, focus: next !== shown });
  else saveScroll();
}

/** @param isQuiet keeps the section out of the address and the history: others may look at the phone */
function open(next: View, hash = '', isQuiet = false) {
  const from = overlay;
  from?.close();
  // The view behind the dialog keeps its entry; another one replaces the dialog's.
  if (from && next === shown) closeOverlay(from);
  overlay = undefined;
  command(() => {
    if (next === shown && next === 'home') return scrollHome();
    if (next !== shown || (!isQuiet && location.hash !== hash))
      history[from ? 'replaceState' : 'pushState'](null, '', hrefOf(next) + (isQuiet ? '' : hash));
    go(next, hash ? { hash, focus: true } : { scroll: 0, focus: true });
  });
}

function focusHeading() {
  const main = document.getElementById('content');
  (main?.querySelector<HTMLElement>('h1[tabindex]') ?? main)?.focus({ preventScroll: true });
}

/** Avoids `decodeURIComponent`, which throws on a malformed link. */
function sectionOf(hash: string): HTMLElement | null {
  return document.getElementById(new URLSearchParams(`id=${hash.slice(1)}`).get('id') ?? '');
}
