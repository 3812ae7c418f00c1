import type { Locale } from '../option-sets';
import { labelsEnCA, type Labels, type OptionSet } from './en-CA';
import { labelsFrCA } from './fr-CA';

const LABELS: Record<Locale, Labels> = { 'en-CA': labelsEnCA, 'fr-CA': labelsFrCA };

/** The value itself when the set does not know it. */
export function optionLabel(locale: Locale, set: OptionSet, value: string): string {
  const labels: Record<string, string> = LABELS[locale][set];
  return Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
}
