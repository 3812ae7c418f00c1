import { useEffect } from 'react';
import { useLocation } from '@tbt/web-kit';

/**
 * Goes to the text that the address names, for eyes and for screen readers: the browser has looked for
 * it before this page was there.
 */
export function useAnchor(known: readonly string[]): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (!known.includes(id)) return undefined;
    // After the frame of the site has moved a new page to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView?.();
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, known]);
}
