import type { Locale } from '@tbt/contracts';
import english from '../../locales/en-CA.json';
import french from '../../locales/fr-CA.json';

const CATALOGUES: Record<Locale, Record<string, string>> = { 'en-CA': english, 'fr-CA': french };

/** Texts without placeholders, for the head of a page. */
export const textOf =
  (locale: Locale) =>
  (id: string): string =>
    CATALOGUES[locale][id] ?? id;
