import { paths, safeReturnPath } from '@tbt/contracts';

const KEY = 'returnAfterConfirm';

/** The page that a new member came from, for the link in the mail that opens in a tab of its own. Never another site. */
export const returnPlace = {
  keep(path: string): void {
    try {
      localStorage.setItem(KEY, safeReturnPath(path));
    } catch {
      // Without storage the link leads home.
    }
  },
  read(): string {
    try {
      return safeReturnPath(localStorage.getItem(KEY));
    } catch {
      return paths.home();
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
