import { useEffect, useRef, useState, type RefObject } from 'react';

export interface DrawingSpace {
  /** Width in CSS pixels. */
  width: number;
  /** Size of the letters in CSS pixels. */
  letter: number;
}

// Until it is measured: an ordinary column with ordinary text.
const usual: DrawingSpace = { width: 640, letter: 13 };

/** How much room an element gives a drawing, kept as it changes. */
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
