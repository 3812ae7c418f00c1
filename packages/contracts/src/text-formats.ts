import type { Locale } from './option-sets';

/** The specification's formats in English, Canada's in French. */
const INTL_LOCALE: Record<Locale, string> = { 'en-CA': 'en-US', 'fr-CA': 'fr-CA' };

/** 9 h, not 9 h 00; never broken across lines. */
export const frenchClock = (time: string): string =>
  time.replace(/\s00$/, '').replaceAll(/\s/g, '\u00a0');

/** 1er mars, not 1 mars; the day is never without its month. */
export const frenchFirst = (date: string): string =>
  date.replace(/(^|\s)1(?=\s\p{L})/u, '$11er').replace(/(\d(?:er)?) (?=\p{L})/u, '$1\u00a0');

function dayInStyle(locale: Locale, date: string, dateStyle: 'long' | 'full'): string {
  const text = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    dateStyle,
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  return locale === 'fr-CA' ? frenchFirst(text) : text;
}

/** `2027-03-05` → March 5, 2027. */
export const dateText = (locale: Locale, date: string): string => dayInStyle(locale, date, 'long');

/** `2027-03-05` → Friday, March 5, 2027. */
export const weekdayDateText = (locale: Locale, date: string): string =>
  dayInStyle(locale, date, 'full');

/** `08:00` → 8:00 AM. */
export function clockText(locale: Locale, time: string): string {
  const text = new Intl.DateTimeFormat(INTL_LOCALE[locale], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: locale === 'en-CA',
    timeZone: 'UTC',
  }).format(new Date(`1970-01-01T${time}:00Z`));
  return locale === 'fr-CA' ? frenchClock(text) : text;
}

/** $52.50 */
export const moneyText = (locale: Locale, amount: string | number): string =>
  new Intl.NumberFormat(INTL_LOCALE[locale], {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
  }).format(Number(amount));
