import { ACCOUNT_CONSENTS, type AccountConsent, type ConsentPurpose } from './consents';
import { currentLegalVersion, LEGAL_VERSIONS, type LegalVersion } from './legal-versions';

/** Of the wording in `CONSENT_TEXTS`, and of the page where there is one: every consent record names it. */
export const CONSENT_VERSIONS: Readonly<Record<ConsentPurpose, string>> = {
  terms: currentLegalVersion('terms').id,
  privacy: currentLegalVersion('privacy').id,
  marketing_email: '2026-11',
  show_activity: '2026-11',
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
