import { useEffect, useRef, useState, type RefObject } from 'react';

/** Sides with overflowing content; `down` is true for more above or below. */
export interface Overflow {
  start: boolean;
  end: boolean;
  down: boolean;
}

const none: Overflow = { start: false, end: false, down: false };

// Tolerates fractional pixels.
const slack = 1;

function overflowOf(element: HTMLElement): Overflow {
  const hidden = element.scrollWidth - element.clientWidth;
  // In right-to-left text scrollLeft is negative.
  const scrolled = Math.abs(element.scrollLeft);
  return {
    start: scrolled > slack,
    end: hidden - scrolled > slack,
    down: element.scrollHeight - element.clientHeight > slack,
  };
}

/** Tracks the overflow of a scroll container. */
export function useOverflow<E extends HTMLElement>(): [RefObject<E | null>, Overflow] {
  const ref = useRef<E>(null);
  const [overflow, setOverflow] = useState(none);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const next = overflowOf(element);
      setOverflow((last) =>
        last.start === next.start && last.end === next.end && last.down === next.down ? last : next,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return [ref, overflow];
}
