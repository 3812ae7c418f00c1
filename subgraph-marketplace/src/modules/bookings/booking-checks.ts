import type { ShiftSide } from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { Job } from '../jobs';
import { unfitConflict, type Person } from '../people';
import { clashWith, type WorkPlace } from './conflicts/travel-time';

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
export function refuseBusyPerson(bookings: readonly WorkPlace[], job: Job, side: ShiftSide): void {
  const clash = clashWith(job, bookings);
  if (clash !== null) throw conflict(CLASH_TEXTS[clash][side], { reasons: ['overlap'] });
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
