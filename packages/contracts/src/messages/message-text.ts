import type { Locale } from '../option-sets';
import { enCA, type MessageKey } from './en-CA';
import { fillPlaces, type MessageValues } from './fill-places';
import { frCA } from './fr-CA';

const CATALOGUES: Record<Locale, Record<MessageKey, string>> = { 'en-CA': enCA, 'fr-CA': frCA };

/** Any message, for servers; pages have `pageMessageText`. */
export const messageText = (locale: Locale, key: MessageKey, values: MessageValues = {}): string =>
  fillPlaces(locale, CATALOGUES[locale][key], values);

/** Whether there is such a message, for servers. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(enCA, key);
