import { currentLegalVersion, LEGAL_VERSIONS, type LegalVersion } from './legal-versions';
import type { Locale } from './option-sets';

/** Accounts require terms and privacy; the others are optional. */
export const CONSENT_PURPOSES = ['terms', 'privacy', 'marketing_email', 'show_activity'] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

export const ACCOUNT_CONSENTS = ['terms', 'privacy'] as const;
export type AccountConsent = (typeof ACCOUNT_CONSENTS)[number];

export const FREE_CONSENTS = ['marketing_email', 'show_activity'] as const;

export const isFreeConsent = (purpose: ConsentPurpose): boolean =>
  (FREE_CONSENTS as readonly ConsentPurpose[]).includes(purpose);

type ConsentText = {
  /** Has to grow with every change of the wording; that of the page where there is one. */
  version: string;
  text: Readonly<Record<Locale, string>>;
};

/** The exact wording; a consent record names its version and digest. */
export const CONSENT_TEXTS: Readonly<Record<ConsentPurpose, ConsentText>> = {
  terms: {
    version: currentLegalVersion('terms').id,
    text: {
      'en-CA': 'The Terms of Service of Tooth Be Told.',
      'fr-CA': 'Les conditions d’utilisation de Tooth Be Told.',
    },
  },
  privacy: {
    version: currentLegalVersion('privacy').id,
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

type AgreedVersion = { purpose: string; textVersion: string };

/**
 * Documents that an account has to accept again: one that requires it is newer than what was accepted.
 * Accounts opened by a service have accepted none and are not asked.
 */
export const agreementsDue = (
  consents: readonly AgreedVersion[],
  versions: Readonly<
    Record<AccountConsent, readonly Pick<LegalVersion, 'id' | 'requiresConsent'>[]>
  > = LEGAL_VERSIONS,
): AccountConsent[] =>
  ACCOUNT_CONSENTS.filter((document) => {
    const accepted = consents.find(({ purpose }) => purpose === document)?.textVersion;
    return (
      accepted !== undefined &&
      versions[document].some(({ id, requiresConsent }) => requiresConsent && id > accepted)
    );
  });
