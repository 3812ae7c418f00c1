import { optionLabel, provincePhrase, type OptionSet } from '../labels';
import { LOCALES, type Locale } from '../option-sets';
import { clockText, dateText, moneyText } from '../text-formats';
import { enCA, type MessageKey } from './en-CA';
import { frCA } from './fr-CA';

export type { MessageKey };
export type MessageValues = Readonly<Record<string, string | number>>;

const CATALOGUES: Record<Locale, Record<MessageKey, string>> = { 'en-CA': enCA, 'fr-CA': frCA };

export const isMessageKey = (value: string): value is MessageKey => Object.hasOwn(enCA, value);

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
export function messageText(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  return CATALOGUES[locale][key].replace(
    /\{(\w+)(?:\|(\w+))?\}/g,
    (place, name: string, writer?: string) => {
      if (!Object.hasOwn(values, name)) return place;
      const value = String(values[name]);
      return writer ? (WRITERS[writer] ?? labelWriter(writer))(locale, value) : value;
    },
  );
}

/** Shows the standard message in the reader's language. */
export function applicationMessageText(locale: Locale, message: string): string {
  const key = 'application.defaultMessage';
  const isUsual = LOCALES.some((each) => message === messageText(each, key));
  return isUsual ? messageText(locale, key) : message;
}

/** English when no language matches. */
export function negotiateLocale(acceptLanguage: string | null | undefined): Locale {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const q = params.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], q: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.q > 0 && (entry.language === 'en' || entry.language === 'fr'))
    .sort((a, b) => b.q - a.q);
  return ranked[0]?.language === 'fr' ? 'fr-CA' : 'en-CA';
}
