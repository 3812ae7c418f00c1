import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from '@tbt/web-kit';

/** Milliseconds for a restored page to reach its former height. */
const PATIENCE = 3_000;
const SIGNS_OF_A_READER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls `end` once: when the user acts, after a while, or by the returned function. */
function onceRead(end: () => void): () => void {
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    end();
    clearTimeout(timer);
    for (const sign of SIGNS_OF_A_READER) window.removeEventListener(sign, stop);
  };
  for (const sign of SIGNS_OF_A_READER) window.addEventListener(sign, stop, { passive: true });
  return stop;
}

/** Restores a scroll position once the page is long enough, unless the user scrolls first. @returns the cancel function. */
function returnTo(place: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place - 1) stop();
  });
  const stop = onceRead(() => observer.disconnect());
  window.scrollTo(0, place);
  if (window.scrollY >= place - 1) stop();
  else observer.observe(document.body);
  return stop;
}

/** Focuses the page's heading once it is there, unless the user acts or focuses first. @returns the cancel function. */
function focusHeading(content: HTMLElement): () => void {
  content.focus({ preventScroll: true });
  const isWaiting = () => [content, document.body].includes(document.activeElement as HTMLElement);
  const focus = () => {
    const heading = content.querySelector('h1');
    if (!heading || !isWaiting()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(focus);
  const stop = onceRead(() => observer.disconnect());
  observer.observe(content, { childList: true, subtree: true });
  focus();
  return stop;
}

/** Scrolls new pages to the top, restores the position on back, and focuses the heading; ignores query changes. */
export function useScrollPlace(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const before = window.history.scrollRestoration;
    window.history.scrollRestoration = 'manual';
    const remember = () => void places.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.history.scrollRestoration = before;
      window.removeEventListener('scroll', remember);
    };
  }, []);

  // Before the browser fires scroll events for the new page.
  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    if (isSamePage) {
      places.current.set(key, window.scrollY);
      return undefined;
    }
    const stops = [
      ...(content.current ? [focusHeading(content.current)] : []),
      returnTo(isReturn ? (places.current.get(key) ?? 0) : 0),
    ];
    return () => stops.forEach((stop) => stop());
  }, [key, pathname, isReturn, content]);
}
