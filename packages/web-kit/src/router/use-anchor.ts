import { useEffect } from 'react';
import { useLocation } from './router';

/**
 * Scrolls to and focuses the address's anchor: the browser tried before the page was loaded.
 * @param known ids, with blanks between them
 */
export function useAnchor(known: string): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const id = hash.slice(1);
    if (!known.split(' ').includes(id)) return undefined;
    // After the shell has scrolled the new page to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(id);
      target?.scrollIntoView?.();
      target?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, known]);
}
