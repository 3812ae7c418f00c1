import {
  applicationTransitions,
  APPLICATION_ACTIONS,
  offerExpiresAt,
  SHIFT_TERMS,
  type ApplicationAction,
  type ApplicationStatus,
  type MessageKey,
  type ShiftParty,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { Job } from '../jobs';
import type { Application, ChangedApplication } from './applications.types';

export const OPEN_STATUSES: readonly ApplicationStatus[] = ['pending', 'countered'];

/** Whether one of the two sides has to answer, as stored. */
export const isWaiting = (status: ApplicationStatus): boolean => OPEN_STATUSES.includes(status);

/** The status as the clock stands: an open offer past its end has expired, marked or not. */
export const standingOf = (
  { status, expiresAt }: Pick<Application, 'status' | 'expiresAt'>,
  now: Date,
): ApplicationStatus => (OPEN_STATUSES.includes(status) && expiresAt <= now ? 'expired' : status);

/** What a side is told that has spoken last and wants to answer itself. */
const OTHERS_TURN: Record<ShiftSide, MessageKey> = {
  clinic: 'application.waitsForTemp',
  temp: 'application.waitsForClinic',
};

export function illegalTransition(status: ApplicationStatus, by: ShiftParty) {
  const isOthersTurn = isWaiting(status) && (by === 'clinic' || by === 'temp');
  const key = isOthersTurn ? OTHERS_TURN[by] : 'application.illegalStep';
  return conflict(key, { values: { status }, reasons: ['illegal_step'] });
}

/** What each side does with the same request, by whose turn it is. */
export const SIDE_ACTIONS = {
  counter: { clinic: 'counter', temp: 'counter_back' },
  accept: { clinic: 'accept', temp: 'accept_counter' },
  decline: { clinic: 'decline', temp: 'decline_counter' },
} as const satisfies Record<string, Record<ShiftSide, ApplicationAction>>;

/** What books, and needs terms that both have agreed to. */
const ACCEPTS: readonly ApplicationAction[] = ['accept', 'accept_counter'];
const COUNTERS: readonly ApplicationAction[] = ['counter', 'counter_back'];

/** What a side may do with an offer by itself; taking an invitation is asked of the invitation. */
export function actionsOf(application: Application, by: ShiftSide, now: Date): ApplicationAction[] {
  const standing = standingOf(application, now);
  const isTalkedOut = application.rounds >= SHIFT_TERMS.offerRoundsMax;
  return APPLICATION_ACTIONS.filter(
    (action) =>
      action !== 'accept_invitation' &&
      !(application.isTermsChanged && ACCEPTS.includes(action)) &&
      !(isTalkedOut && COUNTERS.includes(action)) &&
      applicationTransitions(standing, action, by).length > 0,
  );
}

/**
 * The application one step on. Every change of a status goes through here.
 * @throws DomainError CONFLICT `illegal_step` when the declared table has no such edge.
 */
export function toTransition(
  application: Application,
  action: ApplicationAction,
  by: ShiftParty,
  now: Date,
): ChangedApplication {
  // The clock ends what it finds past its end; for everybody else that has ended already.
  const status = by === 'clock' ? application.status : standingOf(application, now);
  const [edge] = applicationTransitions(status, action, by);
  if (!edge) throw illegalTransition(status, by);
  return { ...application, status: edge.to, revision: application.revision + 1, action, by };
}

/** When an offer for these shifts ends unanswered: it is one talk, so the first of them counts. */
export const endOfTalk = (jobs: readonly Job[], now: Date): Date =>
  offerExpiresAt(new Date(Math.min(...jobs.map(({ startsAt }) => startsAt.getTime()))), now);
