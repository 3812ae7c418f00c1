import { useEffect, useRef } from 'react';

const MOSTLY = 0.6;

/** Calls `onSeen` once when visible; immediately without IntersectionObserver. */
export function useSeen(isWatched: boolean, onSeen: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const watched = element.current;
    if (!isWatched || !watched) return;
    if (typeof IntersectionObserver === 'undefined') {
      latest.current();
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        latest.current();
      },
      { threshold: MOSTLY },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}
