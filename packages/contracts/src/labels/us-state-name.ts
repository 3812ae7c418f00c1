import type { Locale } from '../option-sets';
import type { UsState } from '../places';

/** Those with another name in French. */
const FRENCH: Partial<Record<UsState, string>> = {
  California: 'Californie',
  Florida: 'Floride',
  Georgia: 'Géorgie',
  Hawaii: 'Hawaï',
  Louisiana: 'Louisiane',
  'New Mexico': 'Nouveau-Mexique',
  'New York': 'New York (État)',
  'North Carolina': 'Caroline du Nord',
  'North Dakota': 'Dakota du Nord',
  Pennsylvania: 'Pennsylvanie',
  'South Carolina': 'Caroline du Sud',
  'South Dakota': 'Dakota du Sud',
  Virginia: 'Virginie',
  Washington: 'Washington (État)',
  'West Virginia': 'Virginie-Occidentale',
};

export const usStateName = (locale: Locale, state: UsState): string =>
  (locale === 'fr-CA' && FRENCH[state]) || state;
