import {
  APPLICATION_ACTIONS,
  isReviewOpen,
  offerExpiresAt,
  SHIFT_TERMS,
  type ApplicationAction,
  type ApplicationStatus,
  type MessageKey,
  type ShiftParty,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import { applicationTransitions } from '../../../transitions/application-table';
import type { Job } from '../../jobs';
import { credentialDay, credentialGap, type Candidate } from '../../people';
import type { Application, ChangedApplication } from '../offers/offers.types';

const OPEN_STATUSES: readonly ApplicationStatus[] = ['pending', 'countered'];

export const isWaiting = (status: ApplicationStatus): boolean => OPEN_STATUSES.includes(status);

/** An open offer past its end reads as expired before the job has marked it. */
export const applicationStatus = (
  { status, expiresAt }: Pick<Application, 'status' | 'expiresAt'>,
  now: Date,
): ApplicationStatus => (OPEN_STATUSES.includes(status) && expiresAt <= now ? 'expired' : status);

/** Refusal of the side that made the latest offer and tries to answer it. */
const NOT_YOUR_TURN: Record<ShiftSide, MessageKey> = {
  clinic: 'application.waitsForTemp',
  temp: 'application.waitsForClinic',
};

export function illegalTransition(status: ApplicationStatus, by: ShiftParty) {
  const isOthersTurn = isWaiting(status) && (by === 'clinic' || by === 'temp');
  const key = isOthersTurn ? NOT_YOUR_TURN[by] : 'application.illegalStep';
  return conflict(key, { values: { status }, reasons: ['illegal_step'] });
}

/** The action of the same mutation depends on the side that has to answer. */
export const SIDE_ACTIONS = {
  counter: { clinic: 'counter', temp: 'counter_back' },
  accept: { clinic: 'accept', temp: 'accept_counter' },
  decline: { clinic: 'decline', temp: 'decline_counter' },
} as const satisfies Record<string, Record<ShiftSide, ApplicationAction>>;

const ACCEPTS: readonly ApplicationAction[] = ['accept', 'accept_counter'];
const COUNTERS: readonly ApplicationAction[] = ['counter', 'counter_back'];

/** Actions of the offer itself; accepting an invitation is an action of the invitation. */
export function applicationActions(
  application: Application,
  by: ShiftSide,
  now: Date,
): ApplicationAction[] {
  const status = applicationStatus(application, now);
  const hasNoRoundsLeft = application.rounds >= SHIFT_TERMS.offerRoundsMax;
  return APPLICATION_ACTIONS.filter(
    (action) =>
      action !== 'accept_invitation' &&
      !(application.isTermsChanged && ACCEPTS.includes(action)) &&
      !(hasNoRoundsLeft && COUNTERS.includes(action)) &&
      applicationTransitions(status, action, by).length > 0,
  );
}

/** The only way to change a status. @throws DomainError CONFLICT `illegal_step` without a transition. */
export function moveApplication(
  application: Application,
  action: ApplicationAction,
  by: ShiftParty,
  now: Date,
): ChangedApplication {
  // The job ends offers past their end; both sides see those as expired already.
  const status = by === 'clock' ? application.status : applicationStatus(application, now);
  const [transition] = applicationTransitions(status, action, by);
  if (!transition) throw illegalTransition(status, by);
  return { ...application, status: transition.to, revision: application.revision + 1, action, by };
}

type Asked = Parameters<typeof credentialGap>[1];

/** Reviews that are under way may fill every gap of the applicant. */
export function isReviewAwaited(applicant: Candidate, shifts: readonly Asked[]): boolean {
  const lacking = shifts.filter((shift) => credentialGap(applicant, shift) !== null);
  return (
    lacking.length > 0 && lacking.every((shift) => isReviewOpen(applicant, credentialDay(shift)))
  );
}

/** A series is negotiated as one: its first shift decides. */
export function negotiationExpiresAt(
  jobs: readonly Job[],
  now: Date,
  applicant: Candidate | undefined,
): Date {
  const first = new Date(Math.min(...jobs.map(({ startsAt }) => startsAt.getTime())));
  return offerExpiresAt(first, now, applicant !== undefined && isReviewAwaited(applicant, jobs));
}
