import { currentDateIn, holdsOn, type LicenceFacts } from '@tbt/contracts';
import type { User } from '../users';

export type VerificationFlags = Pick<User, 'isVerified' | 'verificationStatus'>;

/** Approved, and not expired anywhere in its province. */
export const isInForce = (licence: LicenceFacts, now: Date): boolean =>
  holdsOn(licence, currentDateIn(licence.province, now));

/** Only an approved licence in force verifies a user. */
export function verificationFlags(licences: readonly LicenceFacts[], now: Date): VerificationFlags {
  if (licences.some((licence) => isInForce(licence, now)))
    return { isVerified: true, verificationStatus: 'approved' };
  const statuses = licences.map(({ status }) => status);
  const isRejected = statuses.includes('rejected') && !statuses.includes('pending');
  return { isVerified: false, verificationStatus: isRejected ? 'rejected' : 'pending' };
}
