import { useEffect, useRef, useState } from 'react';

/** Not in every browser, nor in TypeScript's DOM types yet. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy: () => void;
}
type WatchingWindow = { CloseWatcher?: new () => CloseWatcher };

/** Closes an overlay on the phone's Back button or gesture, topmost first, without a history entry. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // A watcher is destroyed by one request: after a refused close create another.
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
