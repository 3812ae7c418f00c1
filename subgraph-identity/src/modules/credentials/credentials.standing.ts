import { currentDateIn, holdsOn, type DocumentFacts, type LicenceFacts } from '@tbt/contracts';
import type { User } from '../users';

/** How a person stands with the marketplace, as `isVerified` and `verificationStatus` tell it. */
export type Standing = Pick<User, 'isVerified' | 'verificationStatus'>;

/** Approved, and not over everywhere in its province. */
export const isInForce = (licence: LicenceFacts, now: Date): boolean =>
  holdsOn(licence, currentDateIn(licence.province, now));

/**
 * An approved licence in force verifies a person. An assistant may work where nobody registers
 * assistants: an approved certification verifies them as well.
 */
export function standingOf(
  role: User['role'],
  licences: readonly LicenceFacts[],
  documents: readonly DocumentFacts[],
  now: Date,
): Standing {
  const certificates =
    role === 'assistant'
      ? documents.filter(({ documentType }) => documentType === 'certification')
      : [];
  const anywhere = currentDateIn(null, now);
  const isVerified =
    licences.some((licence) => isInForce(licence, now)) ||
    certificates.some((certificate) => holdsOn(certificate, anywhere));
  if (isVerified) return { isVerified, verificationStatus: 'approved' };
  const statuses = [...licences, ...certificates].map(({ status }) => status);
  const isRejected = statuses.includes('rejected') && !statuses.includes('pending');
  return { isVerified, verificationStatus: isRejected ? 'rejected' : 'pending' };
}
