import type { Locale } from '../option-sets';
import { CONNECTION_PROBLEMS } from './connection-problems';

/** What went wrong on the way to the server. */
export const problemText = (
  locale: Locale,
  key: 'problem.unavailable' | 'problem.offline',
): string => CONNECTION_PROBLEMS[locale][key];
