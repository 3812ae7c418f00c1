import type { Locale } from '../option-sets';
import { fillPlaces, type MessageValues } from './fill-places';
import { pagesEnCA, type PageMessageKey } from './pages.en-CA';
import { pagesFrCA } from './pages.fr-CA';

const CATALOGUES: Record<Locale, Record<PageMessageKey, string>> = {
  'en-CA': pagesEnCA,
  'fr-CA': pagesFrCA,
};

export const isPageMessageKey = (value: string): value is PageMessageKey =>
  Object.hasOwn(pagesEnCA, value);

/** A message that a page shows by itself: a tenth of all, so that browsers load no others. */
export const pageMessageText = (
  locale: Locale,
  key: PageMessageKey,
  values: MessageValues = {},
): string => fillPlaces(locale, CATALOGUES[locale][key], values);
