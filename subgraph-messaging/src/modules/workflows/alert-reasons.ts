import { moneyText, optionLabel, type Locale } from '@tbt/contracts';
import { frameEnCA, type FrameTexts } from './texts/en-CA';
import { frameFrCA } from './texts/fr-CA';

const FRAMES: Record<Locale, FrameTexts> = { 'en-CA': frameEnCA, 'fr-CA': frameFrCA };

type ReasonWriter = (value: string, locale: Locale) => string;

const WRITERS: Readonly<Record<string, ReasonWriter>> = {
  role: (value, locale) => optionLabel(locale, 'role', value),
  province: (value, locale) => optionLabel(locale, 'province', value),
  rate: (value, locale) =>
    FRAMES[locale].reasonRate.replace('{rate}', moneyText(locale, Number(value))),
  distance: (value, locale) => FRAMES[locale].reasonDistance.replace('{km}', value),
  jobType: (value, locale) => optionLabel(locale, 'jobType', value),
  day: (value, locale) => optionLabel(locale, 'day', value),
};

/** Why a shift suits an alert, each as `criterion:value`, in words. */
export const reasonsText = (locale: Locale, reasons: readonly string[]): string =>
  reasons
    // An evening shift is in the evening.
    .filter((reason) => reason !== 'day:Evenings' || !reasons.includes('jobType:evening'))
    .map((reason) => {
      const [criterion = '', value = ''] = reason.split(/:(.*)/s);
      return WRITERS[criterion]?.(value, locale) ?? value;
    })
    .join(' · ');
