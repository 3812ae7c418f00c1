import { useRef, type PointerEvent } from 'react';

/** CSS pixels after which a swipe dismisses. */
const threshold = 60;

export function useSwipeAway(onAway: () => void) {
  const start = useRef<number | null>(null);
  const move = (element: HTMLElement, distance: number) =>
    element.style.setProperty('translate', distance === 0 ? null : `${distance}px`);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') start.current = event.clientX;
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current !== null) move(event.currentTarget, event.clientX - start.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const distance = Math.abs(event.clientX - start.current);
      start.current = null;
      if (distance > threshold) onAway();
      else move(event.currentTarget, 0);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null;
      move(event.currentTarget, 0);
    },
  };
}
