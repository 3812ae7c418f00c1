import { createHash } from 'node:crypto';
import {
  CONSENT_TEXTS,
  CONSENT_VERSIONS,
  isFreeConsent,
  type ConsentPurpose,
  type Locale,
} from '@tbt/contracts';
import { conflict, requireViewer, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { Consent, NewConsent, PrivacyQueries } from './privacy.queries';

type Parts = {
  privacy: PrivacyQueries;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

const record = (
  word: Pick<NewConsent, 'userId' | 'purpose' | 'isGiven' | 'at'>,
  locale: Locale,
): NewConsent => {
  const text = CONSENT_TEXTS[word.purpose];
  const version = CONSENT_VERSIONS[word.purpose];
  return { ...word, locale, textVersion: version, textHash: digest(text[locale]) };
};

/** Append-only: who accepted which version, and when. */
export function createConsentsService({ privacy, limits, database, clock }: Parts) {
  return {
    /** The consents that signing up implies, in the same transaction. */
    accept: (tx: IdentityTx, userId: number, locale: Locale): Promise<void> => {
      const at = clock.now();
      const purposes: ConsentPurpose[] = ['terms', 'privacy'];
      return privacy.addConsents(
        tx,
        purposes.map((purpose) => record({ userId, purpose, isGiven: true, at }, locale)),
      );
    },

    /**
     * @param versionRead the current one when left out.
     * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, CONFLICT for withdrawing a consent the account requires or another version than the current one.
     */
    set: async (
      info: RequestInfo,
      purpose: ConsentPurpose,
      isGiven: boolean,
      versionRead?: string | null,
    ): Promise<Consent> => {
      const { userId } = requireViewer(info);
      if (versionRead && versionRead !== CONSENT_VERSIONS[purpose]) {
        throw conflict('privacy.versionChanged', { path: ['textVersion'] });
      }
      if (!isGiven && !isFreeConsent(purpose)) {
        throw conflict('privacy.consentNeeded', { path: ['purpose'] });
      }
      await limits.consumeWriteQuota(info);
      const consent = record({ userId, purpose, isGiven, at: clock.now() }, info.locale);
      await database.transaction((tx) => privacy.addConsents(tx, [consent]));
      return consent;
    },
  };
}

export type ConsentsService = ReturnType<typeof createConsentsService>;
