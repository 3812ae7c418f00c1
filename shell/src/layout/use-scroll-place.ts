import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from '@tbt/web-kit';

/** Milliseconds for a restored page to reach its former height. */
const PATIENCE = 3_000;
const SIGNS_OF_A_READER = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Restores a scroll position once the page is long enough, unless the user scrolls first. @returns the cancel function. */
function returnTo(place: number): () => void {
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place - 1) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const sign of SIGNS_OF_A_READER) window.removeEventListener(sign, stop);
  };
  for (const sign of SIGNS_OF_A_READER) window.addEventListener(sign, stop, { passive: true });
  window.scrollTo(0, place);
  if (window.scrollY >= place - 1) stop();
  else observer.observe(document.body);
  return stop;
}

/** Scrolls new pages to the top, restores the position on back, and focuses the content; ignores query changes. */
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
    content.current?.focus({ preventScroll: true });
    return returnTo(isReturn ? (places.current.get(key) ?? 0) : 0);
  }, [key, pathname, isReturn, content]);
}
