import type { Locale } from '../option-sets';
import { problemsEnCA } from './problems.en-CA';
import { problemsFrCA } from './problems.fr-CA';

const CATALOGUES = { 'en-CA': problemsEnCA, 'fr-CA': problemsFrCA } as const;

/** What went wrong on the way to the server. */
export const problemText = (
  locale: Locale,
  key: 'problem.unavailable' | 'problem.offline',
): string => CATALOGUES[locale][key];
