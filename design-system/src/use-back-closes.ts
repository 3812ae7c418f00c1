import { useEffect, useRef, useState } from 'react';

/** The browser's own watcher of requests to close; not in every browser, and not in TypeScript's DOM yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
type WatchingWindow = { CloseWatcher?: new () => CloseWatcher };

/**
 * Lets the Back button or gesture of a phone close what is in front instead of leaving the page. It
 * adds nothing to the history; the topmost watcher is asked first.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // A watcher is used up by one request: what refused to close needs another.
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const Watcher = (window as WatchingWindow).CloseWatcher;
    if (!isOpen || !Watcher) return;
    const watcher = new Watcher();
    watcher.onclose = () => {
      latest.current();
      setAsked((count) => count + 1);
    };
    return () => {
      watcher.onclose = null;
      watcher.destroy();
    };
  }, [isOpen, asked]);
}
