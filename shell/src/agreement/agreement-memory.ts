import { ACCOUNT_CONSENTS, currentLegalVersion } from '@tbt/contracts';

const KEY = 'agreed';
const markOf = (userId: number): string =>
  [userId, ...ACCOUNT_CONSENTS.map((document) => currentLegalVersion(document).id)].join(' ');

/** Whether this browser knows that the account has accepted the current versions, so that it need not ask. */
export const agreementMemory = {
  isSet(userId: number): boolean {
    try {
      return localStorage.getItem(KEY) === markOf(userId);
    } catch {
      return false;
    }
  },
  set(userId: number): void {
    try {
      localStorage.setItem(KEY, markOf(userId));
    } catch {
      // Without storage every load of the site asks.
    }
  },
};
