import type { Locale } from '@tbt/contracts';

/** Accepts a decimal comma, and one whose digits are still to come; invalid input stays for the rule to reject. */
export const normalizeDecimal = (typed: string): string =>
  typed.trim().replace(',', '.').replace(/\.$/, '');

/** An exact decimal as it is typed in the language: 44,00 in French. */
export const typedDecimal = (locale: Locale, exact: string): string =>
  locale === 'fr-CA' ? exact.replace('.', ',') : exact;
