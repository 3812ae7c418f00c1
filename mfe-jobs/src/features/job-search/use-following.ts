import { useEffect, useRef, useState } from 'react';

/** A place that the page scrolls to and the focus follows, once what was asked for is drawn. */
export function useFollowing() {
  const place = useRef<HTMLElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    place.current?.scrollIntoView?.();
    place.current?.focus({ preventScroll: true });
  }, [times]);
  return { place, follow: () => setTimes((before) => before + 1) };
}
