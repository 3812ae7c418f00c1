import type { Locale } from './option-sets';

/** Accounts require terms and privacy; the others are optional. */
export const CONSENT_PURPOSES = ['terms', 'privacy', 'marketing_email', 'show_activity'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const ACCOUNT_CONSENTS = ['terms', 'privacy'] as const;
export type AccountConsent = (typeof ACCOUNT_CONSENTS)[number];

export const FREE_CONSENTS = ['marketing_email', 'show_activity'] as const;

export const isFreeConsent = (purpose: ConsentPurpose): boolean =>
  (FREE_CONSENTS as readonly ConsentPurpose[]).includes(purpose);

/** The exact wording, of which a consent record has the digest; a changed one needs a new version in `CONSENT_VERSIONS`. */
export const CONSENT_TEXTS: Readonly<Record<ConsentPurpose, Readonly<Record<Locale, string>>>> = {
  terms: {
    'en-CA': 'The Terms of Service of Tooth Be Told.',
    'fr-CA': 'Les conditions d’utilisation de Tooth Be Told.',
  },
  privacy: {
    'en-CA':
      'The Privacy Policy: Tooth Be Told keeps your profile to bring clinics and professionals together.',
    'fr-CA':
      'La politique de confidentialité : Tooth Be Told conserve votre profil pour mettre en relation cabinets et professionnels.',
  },
  marketing_email: {
    'en-CA': 'Tooth Be Told may send me news and offers by email. I can withdraw this at any time.',
    'fr-CA':
      'Tooth Be Told peut m’envoyer des nouvelles et des offres par courriel. Je peux retirer ce consentement en tout temps.',
  },
  show_activity: {
    'en-CA':
      'Others may see whether I was active today or this week. I can withdraw this at any time.',
    'fr-CA':
      'Les autres peuvent voir si j’ai été en ligne aujourd’hui ou cette semaine. Je peux retirer ce consentement en tout temps.',
  },
};
