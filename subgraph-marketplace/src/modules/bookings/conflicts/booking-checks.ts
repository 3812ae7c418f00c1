import {
  CREDENTIAL_GAP_TEXTS,
  credentialGaps,
  existingBookingGaps,
  type CredentialGapCode,
  type ShiftHours,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { MarketplaceTx } from '../../../database';
import type { Job } from '../../jobs';
import { credentialDay, unfitConflict, type Person } from '../../people';
import type { Booking } from '../bookings.types';
import { readNeighbours } from './obstacles.queries';
import { clashWith, type WorkPlace } from './travel-time';

/** @throws DomainError CONFLICT with the exact gap, worded for that side. */
export function refuseUnfitPerson(person: Person, job: Job, side: ShiftSide): void {
  if (!person.isActive) throw conflict('application.inactivePerson', { reasons: ['inactive'] });
  const refusal = unfitConflict(person, job, side);
  if (refusal) throw refusal;
}

const CLASH_TEXTS = {
  overlap: { temp: 'application.overlap', clinic: 'application.applicantOverlap' },
  travel: { temp: 'application.travel', clinic: 'application.applicantTravel' },
} as const;

/** @throws DomainError CONFLICT `overlap`, also when the travel time is too short. */
export function refuseBusyPerson(
  bookings: readonly WorkPlace[],
  shift: WorkPlace,
  side: ShiftSide,
  isChange = false,
): void {
  const clash = clashWith(shift, bookings);
  if (clash === null) return;
  const isOwnBooking = isChange && clash === 'overlap' && side === 'clinic';
  const key = isOwnBooking ? 'booking.changeOverlap' : CLASH_TEXTS[clash][side];
  throw conflict(key, { reasons: ['overlap'] });
}

type BookingCheck = { job: Job; side: ShiftSide };

/** For hours of a locked booking; the transaction holds the professional. @throws DomainError CONFLICT `overlap`. */
export async function requireTime(
  tx: MarketplaceTx,
  { job: { province, city, postalArea }, side }: BookingCheck,
  booking: Booking,
): Promise<void> {
  const others = await readNeighbours(tx, booking.professionalId, [booking], booking.id);
  refuseBusyPerson(others, { ...booking, province, city, postalArea }, side, true);
}

const missingCredential = (gap: CredentialGapCode, side: ShiftSide, province: string) =>
  conflict(side === 'temp' ? CREDENTIAL_GAP_TEXTS[gap] : 'application.missingCredential', {
    values: { province },
    reasons: ['missing_credential', gap],
  });

/** @throws DomainError CONFLICT `missing_credential` with the exact gap. */
export function requireCredential(
  { person, job: { province }, side }: BookingCheck & { person: Person },
  hours: ShiftHours,
): void {
  const [gap] = credentialGaps(person, credentialDay({ ...hours, province }));
  if (gap) throw missingCredential(gap, side, province);
}

/** Of an existing booking. @throws DomainError CONFLICT `missing_credential` with the exact gap. */
export function requireCredentialOfExisting(
  { person, job: { province }, side }: BookingCheck & { person: Person },
  booking: Booking,
): void {
  const [gap] = existingBookingGaps(person, credentialDay({ ...booking, province }));
  if (gap) throw missingCredential(gap, side, province);
}

const TERMS_TEXTS = {
  temp: 'application.termsChanged',
  clinic: 'application.waitsForTerms',
} as const;

/** @throws DomainError CONFLICT `terms_changed`. */
export function refuseChangedTerms(side: ShiftSide): never {
  throw conflict(TERMS_TEXTS[side], { reasons: ['terms_changed'] });
}

export const isOpen = ({ status }: Job): boolean => status === 'active' || status === 'invited';

/** @throws DomainError CONFLICT unless the shift can be booked. */
export function refuseClosedJob(job: Job): void {
  if (isOpen(job)) return;
  const key = job.status === 'booked' ? 'application.jobTaken' : 'job.notActive';
  throw conflict(key, { reasons: ['job_not_active'] });
}

/** @throws DomainError CONFLICT that does not tell who blocked whom. */
export function refuseBlockedPair({ isBlocked }: { isBlocked: boolean }): void {
  if (isBlocked) throw conflict('relation.blocked', { reasons: ['not_available'] });
}
