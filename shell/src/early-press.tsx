import { useEffect } from 'react';
import { REPEATED } from './site/early-buttons';

declare global {
  interface Window {
    /** From the starter of a rendered page. */
    earlyPress?: {
      /** What was pressed last. */
      target: EventTarget | null;
      /** Stops watching. */
      end: () => void;
    };
  }
}

export interface EarlyPressProps {
  /** The frame of the site is hydrated before the page of a micro-frontend. */
  part: 'frame' | 'page';
}

/** Repeats the last press of a button from before its part was hydrated; links and forms that the browser sends have answered by themselves. */
export function EarlyPress({ part }: EarlyPressProps) {
  useEffect(() => {
    const { earlyPress } = window;
    if (part === 'page') earlyPress?.end();
    const target = earlyPress?.target;
    const button = target instanceof Element ? target.closest(REPEATED) : null;
    const pressed = button?.closest('main') ? 'page' : 'frame';
    if (!earlyPress || !(button instanceof HTMLButtonElement) || pressed !== part) return;
    earlyPress.target = null;
    button.style.opacity = '';
    if (button.isConnected) button.click();
  }, [part]);
  return null;
}
