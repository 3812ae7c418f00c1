import { optionLabel, type OptionSet } from '../labels';
import { LOCALES, type Locale } from '../option-sets';
import { dateText, moneyText } from '../text-formats';
import { enCA, type MessageKey } from './en-CA';
import { frCA } from './fr-CA';

export type { MessageKey };
export type MessageValues = Readonly<Record<string, string | number>>;

const CATALOGUES: Record<Locale, Record<MessageKey, string>> = { 'en-CA': enCA, 'fr-CA': frCA };

export const isMessageKey = (value: string): value is MessageKey => Object.hasOwn(enCA, value);

type Writer = (locale: Locale, value: string) => string;
const WRITERS: Readonly<Record<string, Writer>> = { date: dateText, money: moneyText };

/** What French begins with a small letter inside a sentence. */
const SMALL_IN_FRENCH = ['day', 'language'];

/** Each of several options by what it is called. */
const labelWriter =
  (set: string): Writer =>
  (locale, value) =>
    value
      .split(', ')
      .map((option) => {
        const label = optionLabel(locale, set as OptionSet, option);
        return locale === 'fr-CA' && SMALL_IN_FRENCH.includes(set) ? label.toLowerCase() : label;
      })
      .join(', ');

/**
 * The text of a key in a language, its `{name}` places filled: `{name|date}` and `{name|money}` as the
 * language writes them, `{name|set}` with what the value, or each of several with commas between, is
 * called among the options of that set.
 */
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

/** What an applicant wrote, as a reader of this language reads it: the usual sentence in theirs. */
export function applicationMessageText(locale: Locale, message: string): string {
  const key = 'application.defaultMessage';
  const isUsual = LOCALES.some((each) => message === messageText(each, key));
  return isUsual ? messageText(locale, key) : message;
}

/** The best catalogue for an Accept-Language header; English when nothing fits. */
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
