import { optionLabel, provincePhrase, type OptionSet } from '../labels';
import type { Locale } from '../option-sets';
import { clockText, dateText, moneyText } from '../text-formats';
import { tieNumbers } from '../tie-numbers';

export type MessageValues = Readonly<Record<string, string | number>>;

type Writer = (locale: Locale, value: string) => string;
const WRITERS: Readonly<Record<string, Writer>> = {
  clock: clockText,
  date: dateText,
  money: moneyText,
  forProvince: (locale, value) => provincePhrase(locale, 'for', value),
  inProvince: (locale, value) => provincePhrase(locale, 'in', value),
};

/** Lower case inside a French sentence. */
const LOWER_CASE_IN_FRENCH = ['day', 'language'];

const labelWriter =
  (set: string): Writer =>
  (locale, value) =>
    value
      .split(', ')
      .map((option) => {
        const label = optionLabel(locale, set as OptionSet, option);
        return locale === 'fr-CA' && LOWER_CASE_IN_FRENCH.includes(set)
          ? label.toLowerCase()
          : label;
      })
      .join(', ');

/** Placeholders: `{name}`, `{name|date}`, `{name|clock}`, `{name|money}`, `{name|forProvince}`, `{name|inProvince}`, and `{name|set}` for option labels, joined by commas. */
export const fillPlaces = (locale: Locale, text: string, values: MessageValues): string =>
  (locale === 'fr-CA' ? tieNumbers(text) : text).replace(
    /\{(\w+)(?:\|(\w+))?\}/g,
    (place, name: string, writer?: string) => {
      if (!Object.hasOwn(values, name)) return place;
      const value = String(values[name]);
      return writer ? (WRITERS[writer] ?? labelWriter(writer))(locale, value) : value;
    },
  );
