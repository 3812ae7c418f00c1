import type { LegalDocument, Locale } from '@tbt/contracts';
import type { LegalText } from './legal-text.types';

type Loader = () => Promise<{ text: LegalText }>;

/** Each text is a chunk of its own, loaded with its page. */
const LOADERS: Readonly<Record<LegalDocument, Readonly<Record<Locale, Loader>>>> = {
  privacy: {
    'en-CA': () => import('./documents/privacy.en-CA'),
    'fr-CA': () => import('./documents/privacy.fr-CA'),
  },
  terms: {
    'en-CA': () => import('./documents/terms.en-CA'),
    'fr-CA': () => import('./documents/terms.fr-CA'),
  },
  cookies: {
    'en-CA': () => import('./documents/cookies.en-CA'),
    'fr-CA': () => import('./documents/cookies.fr-CA'),
  },
  accessibility: {
    'en-CA': () => import('./documents/accessibility.en-CA'),
    'fr-CA': () => import('./documents/accessibility.fr-CA'),
  },
  credits: {
    'en-CA': () => import('./documents/credits.en-CA'),
    'fr-CA': () => import('./documents/credits.fr-CA'),
  },
};

const loaded = new Map<string, LegalText>();
const nameOf = (document: LegalDocument, locale: Locale) => `${document} ${locale}`;

export async function loadLegalText(document: LegalDocument, locale: Locale): Promise<LegalText> {
  const { text } = await LOADERS[document][locale]();
  loaded.set(nameOf(document, locale), text);
  return text;
}

/** A text that has arrived. */
export const loadedLegalText = (document: LegalDocument, locale: Locale): LegalText | undefined =>
  loaded.get(nameOf(document, locale));
