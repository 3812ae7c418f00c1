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

export const loadLegalText = async (document: LegalDocument, locale: Locale): Promise<LegalText> =>
  (await LOADERS[document][locale]()).text;
