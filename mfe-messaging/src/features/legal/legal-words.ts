import type { Locale } from '@tbt/contracts';

export const LEGAL_WORDS = {
  'en-CA': {
    contents: 'Contents',
    version: 'Version',
    since: 'In force since',
    from: 'From',
    history: 'What changed',
    prevails: 'In Quebec, the French version of this page prevails.',
    other: 'Lire en français',
  },
  'fr-CA': {
    contents: 'Sommaire',
    version: 'Version',
    since: 'En vigueur depuis le',
    from: 'À compter du',
    history: 'Ce qui a changé',
    prevails: 'Au Québec, la version française de cette page prévaut.',
    other: 'Read in English',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export const otherLanguage = (locale: Locale): Locale => (locale === 'fr-CA' ? 'en-CA' : 'fr-CA');
