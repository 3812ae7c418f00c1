import type { Locale } from '@tbt/contracts';
import { validationFailed } from '../errors';

const LOCALES: Readonly<Record<string, Locale>> = { en: 'en-CA', fr: 'fr-CA' };

/** @throws DomainError VALIDATION_FAILED for another language than en and fr. */
export function documentLocale(language: string): Locale {
  const locale = Object.hasOwn(LOCALES, language) ? LOCALES[language] : undefined;
  if (locale) return locale;
  const values = { allowed: Object.keys(LOCALES).join(', ') };
  throw validationFailed([{ path: ['language'], key: 'validation.option', values }]);
}

/** @param rate per cent. */
export const percentText = (locale: Locale, rate: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 3, style: 'percent' }).format(
    Number(rate) / 100,
  );
