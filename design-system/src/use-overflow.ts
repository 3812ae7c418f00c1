import { useEffect, useRef, useState, type RefObject } from 'react';

/** At which ends of the line content is cut off; `down` says that there is more above or below. */
export interface Overflow {
  start: boolean;
  end: boolean;
  down: boolean;
}

const none: Overflow = { start: false, end: false, down: false };

// Fractions of a pixel are rounding, not hidden content.
const slack = 1;

function overflowOf(element: HTMLElement): Overflow {
  const hidden = element.scrollWidth - element.clientWidth;
  // Right to left, the distance counts down from zero.
  const scrolled = Math.abs(element.scrollLeft);
  return {
    start: scrolled > slack,
    end: hidden - scrolled > slack,
    down: element.scrollHeight - element.clientHeight > slack,
  };
}

/** Watches an element that scrolls and says where it hides content. */
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
