import type { Locale } from './option-sets';

/** What a person can agree to. Terms and privacy belong to an account; the others are free to refuse. */
export const CONSENT_PURPOSES = ['terms', 'privacy', 'marketing_email', 'show_activity'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** Consents that opening an account gives, in the order in which they are shown. */
export const ACCOUNT_CONSENTS = ['terms', 'privacy'] as const;

/** Consents that can be given and taken back at any time, in the order in which they are shown. */
export const FREE_CONSENTS = ['marketing_email', 'show_activity'] as const;

export const isFreeConsent = (purpose: ConsentPurpose): boolean =>
  (FREE_CONSENTS as readonly ConsentPurpose[]).includes(purpose);

type ConsentText = {
  /** Grows with every change of the words. */
  version: string;
  text: Readonly<Record<Locale, string>>;
};

/** The very words that somebody agrees to; a record names their version and digest. */
export const CONSENT_TEXTS: Readonly<Record<ConsentPurpose, ConsentText>> = {
  terms: {
    version: '2026-11-24',
    text: {
      'en-CA': 'The Terms of Service of Tooth Be Told.',
      'fr-CA': 'Les conditions d’utilisation de Tooth Be Told.',
    },
  },
  privacy: {
    version: '2026-11-24',
    text: {
      'en-CA':
        'The Privacy Policy: Tooth Be Told keeps your profile to bring clinics and professionals together.',
      'fr-CA':
        'La politique de confidentialité : Tooth Be Told conserve votre profil pour mettre en relation cabinets et professionnels.',
    },
  },
  marketing_email: {
    version: '2026-11',
    text: {
      'en-CA':
        'Tooth Be Told may send me news and offers by email. I can withdraw this at any time.',
      'fr-CA':
        'Tooth Be Told peut m’envoyer des nouvelles et des offres par courriel. Je peux retirer ce consentement en tout temps.',
    },
  },
  show_activity: {
    version: '2026-11',
    text: {
      'en-CA':
        'Others may see whether I was active today or this week. I can withdraw this at any time.',
      'fr-CA':
        'Les autres peuvent voir si j’ai été en ligne aujourd’hui ou cette semaine. Je peux retirer ce consentement en tout temps.',
    },
  },
};
