const KEY = 'promo-banner-dismissed';

/** Whether this browser has dismissed the launch offer. */
export const promoDismissal = {
  isSet(): boolean {
    try {
      return localStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  set(): void {
    try {
      localStorage.setItem(KEY, 'true');
    } catch {
      // Without storage the banner returns on the next visit.
    }
  },
};
