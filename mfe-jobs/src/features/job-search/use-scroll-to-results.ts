import { useEffect, useRef, useState } from 'react';

/** Scrolls to and focuses a place once the result is rendered. */
export function useScrollToResults() {
  const place = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    place.current?.scrollIntoView?.();
    place.current?.focus({ preventScroll: true });
  }, [times]);
  return { place, follow: () => setTimes((before) => before + 1) };
}
