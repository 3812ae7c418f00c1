import { useLayoutEffect, useRef } from 'react';

/** Ref of a list that is scrolled back into view when it shrinks away from the viewport. */
export function useKeptInView(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(count);
  useLayoutEffect(() => {
    const isShorter = count < shown.current;
    shown.current = count;
    const element = list.current;
    if (!isShorter || !element) return;
    if (element.getBoundingClientRect().bottom < window.innerHeight / 2)
      element.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  return list;
}
