import { useEffect, useRef, useState, type RefObject } from 'react';

export interface DrawingSpace {
  width: number;
  letter: number;
}

// Until measured: an ordinary column with ordinary text.
const usual: DrawingSpace = { width: 640, letter: 13 };

/** Measures the space of an element, and its changes. */
export function useDrawingSpace<E extends HTMLElement>(): [RefObject<E | null>, DrawingSpace] {
  const ref = useRef<E>(null);
  const [space, setSpace] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      setSpace({
        width: entry.contentRect.width,
        letter: Number.isNaN(letter) ? usual.letter : letter,
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, space];
}
