import type { Locale } from '../option-sets';
import { enCA, type MessageKey } from './en-CA';
import { frCA } from './fr-CA';

export type { MessageKey };
export type MessageValues = Readonly<Record<string, string | number>>;

const CATALOGUES: Record<Locale, Record<MessageKey, string>> = { 'en-CA': enCA, 'fr-CA': frCA };

export const isMessageKey = (value: string): value is MessageKey => Object.hasOwn(enCA, value);

/** The text of a key in a language, its `{name}` places filled. */
export function messageText(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  return CATALOGUES[locale][key].replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
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
