import { useEffect, useRef, useState, type RefObject } from 'react';

export function useIsNarrow<E extends HTMLElement>(rem: number): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isNarrow, setIsNarrow] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (entry) setIsNarrow(entry.contentRect.width < rem * (Number.isNaN(size) ? 16 : size));
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [rem]);
  return [ref, isNarrow];
}
