const KEY = 'promo-banner-dismissed';

/** Whether this browser has put the launch offer away; it stays away for ever. */
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
      // A forbidden store brings the banner back with the next visit, no more.
    }
  },
};
