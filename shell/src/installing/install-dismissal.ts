import { now } from '@tbt/web-kit';

const KEY = 'install-prompt-dismissed-at';
const SUPPRESSED_MS = 24 * 60 * 60 * 1000;

/** When this browser last dismissed the install prompt. */
export const installDismissal = {
  isRecent(): boolean {
    try {
      const dismissedAt = Number(localStorage.getItem(KEY) ?? NaN);
      return now().getTime() - dismissedAt < SUPPRESSED_MS;
    } catch {
      return false;
    }
  },
  set(): void {
    try {
      localStorage.setItem(KEY, String(now().getTime()));
    } catch {
      // Without storage the prompt returns on the next visit.
    }
  },
};
