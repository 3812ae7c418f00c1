import { LOCALES, type Locale } from './option-sets';

const OF_ACCOUNT = '.account';

/** Value of the cookie `locale`. */
export const localeCookie = (locale: Locale, isChosen: boolean): string =>
  isChosen ? locale : locale + OF_ACCOUNT;

export interface RememberedLocale {
  locale: Locale;
  /** On this device; otherwise it came with an account, and the next account's replaces it. */
  isChosen: boolean;
}

export function readLocaleCookie(value = ''): RememberedLocale | null {
  const isChosen = !value.endsWith(OF_ACCOUNT);
  const name = isChosen ? value : value.slice(0, -OF_ACCOUNT.length);
  const locale = LOCALES.find((known) => known === name);
  return locale ? { locale, isChosen } : null;
}
