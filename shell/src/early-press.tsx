import { useEffect } from 'react';

declare global {
  interface Window {
    /** From the starter of late scripts; absent where scripts are in the head. */
    takeEarlyPress?: () => EventTarget | null | undefined;
  }
}

/** Repeats the last press of a button from before the page was hydrated; links and forms have answered by themselves. */
export function EarlyPress() {
  useEffect(() => {
    const target = window.takeEarlyPress?.();
    const button = target instanceof Element && target.closest('button[type="button"]');
    if (button instanceof HTMLButtonElement && button.isConnected) button.click();
  }, []);
  return null;
}
