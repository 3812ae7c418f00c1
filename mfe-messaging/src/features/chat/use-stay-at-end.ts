import { useEffect, useRef, type RefObject } from 'react';

const NEAR = 48;

/**
 * Scrolls to the end when `key` changes, and keeps it in view while things above and below it change their size.
 * @param key null where the reader is elsewhere: nothing scrolls.
 */
export function useStayAtEnd(log: RefObject<HTMLElement | null>, key: string | null): void {
  const isAtEnd = useRef(true);
  const isFollowing = useRef(true);
  useEffect(() => {
    isFollowing.current = key !== null;
    if (!log.current || key === null) return;
    isAtEnd.current = true;
    log.current.scrollTop = log.current.scrollHeight;
  }, [log, key]);
  useEffect(() => {
    const box = log.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const onScroll = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    const sizes = new ResizeObserver(() => {
      if (isAtEnd.current && isFollowing.current) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box);
    for (const child of box.children) sizes.observe(child);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, [log]);
}
