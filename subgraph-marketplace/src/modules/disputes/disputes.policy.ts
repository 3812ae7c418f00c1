import {
  DISPUTE_REASONS,
  DISPUTE_TERMS,
  type BookingStatus,
  type DisputeReason,
  type MessageKey,
  type ShiftSide,
} from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import { canTransition, type Booking } from '../bookings';
import { isOwnCase, type Decider } from '../people';
import type { Dispute, RulingEffect } from './disputes.types';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Refusal = { key: MessageKey; reason: string };
const TERMS = {
  days: DISPUTE_TERMS.openDays,
  hours: DISPUTE_TERMS.noShowHours,
};

/** Until when a booking can be disputed, whatever its status. */
const openUntil = ({ status, endsAt, noShowAt }: Booking): Date =>
  status === 'no_show' && noShowAt
    ? new Date(noShowAt.getTime() + DISPUTE_TERMS.noShowHours * HOUR_MS)
    : new Date(endsAt.getTime() + DISPUTE_TERMS.openDays * DAY_MS);

function refusalOf(
  booking: Booking,
  reason: DisputeReason,
  earlier: readonly Pick<Dispute, 'reason'>[],
  now: Date,
): Refusal | null {
  const isMissed = booking.status === 'no_show';
  if (isMissed !== (reason === 'no_show')) {
    return { key: isMissed ? 'dispute.noShowOnly' : 'dispute.noNoShow', reason: 'illegal_step' };
  }
  if (now > openUntil(booking)) {
    const key = isMissed ? 'dispute.noShowTooLate' : 'dispute.tooLate';
    return { key, reason: 'dispute_over' };
  }
  const isRepeated = earlier.some((each) => each.reason === reason);
  return isRepeated ? { key: 'dispute.sameReason', reason: 'already_disputed' } : null;
}

/** The transition itself is checked apart. @throws DomainError CONFLICT illegal_step, dispute_over, already_disputed. */
export function requireDisputable(
  booking: Booking,
  reason: DisputeReason,
  earlier: readonly Pick<Dispute, 'reason'>[],
  now: Date,
): void {
  const refusal = refusalOf(booking, reason, earlier, now);
  if (refusal) throw conflict(refusal.key, { values: TERMS, reasons: [refusal.reason] });
}

/** What a side may name now. */
export const openReasons = (
  booking: Booking,
  side: ShiftSide | null,
  earlier: readonly Pick<Dispute, 'reason'>[],
  now: Date,
): DisputeReason[] =>
  side && canTransition(booking.status, { action: 'dispute', by: side })
    ? DISPUTE_REASONS.filter((reason) => refusalOf(booking, reason, earlier, now) === null)
    : [];

export const disputableUntil = openUntil;

export const isAnswerable = (dispute: Dispute, side: ShiftSide | null, now: Date): boolean =>
  side !== null &&
  side !== dispute.openedBy &&
  dispute.status === 'open' &&
  now <= dispute.answerUntil;

/** A no-show, declared or lifted, has a case of its own; no earlier ruling is appealed from there. */
const OF_NO_SHOW: readonly BookingStatus[] = ['no_show', 'released'];

export const isOvertaken = ({ reason }: Dispute, { status }: Pick<Booking, 'status'>): boolean =>
  OF_NO_SHOW.includes(status) && reason !== 'no_show';

/** Null when it cannot be appealed. */
export function appealUntil(
  dispute: Dispute,
  booking: Pick<Booking, 'status'>,
  now: Date,
): Date | null {
  const { status, ruledAt } = dispute;
  if (status !== 'ruled' || ruledAt === null || isOvertaken(dispute, booking)) return null;
  const until = new Date(ruledAt.getTime() + DISPUTE_TERMS.appealDays * DAY_MS);
  return now <= until ? until : null;
}

export const isAppealable = (
  dispute: Dispute,
  { status }: Pick<Booking, 'status'>,
  side: ShiftSide | null,
  now: Date,
): boolean =>
  side !== null &&
  appealUntil(dispute, { status }, now) !== null &&
  canTransition(status, { action: 'appeal_ruling', by: side });

export type RulingObstacle = 'own_case' | 'same_administrator' | 'answer_open';

/** Why this administrator cannot decide a case that waits; null when they can. */
export function rulingObstacle(
  decider: Decider,
  dispute: Dispute,
  booking: Booking,
  now: Date,
): RulingObstacle | null {
  if (isOwnCase(decider, [booking.clinicId, booking.professionalId])) return 'own_case';
  if (dispute.status === 'appealed' && dispute.ruledBy === decider.viewer.userId) {
    return 'same_administrator';
  }
  return dispute.status === 'open' && now <= dispute.answerUntil ? 'answer_open' : null;
}

const OBSTACLE_TEXTS: Readonly<Record<RulingObstacle, MessageKey>> = {
  own_case: 'dispute.ownCase',
  same_administrator: 'dispute.sameAdministrator',
  answer_open: 'dispute.answerOpen',
};

/** @throws DomainError CONFLICT own_case, same_administrator, answer_open. */
export function requireRuling(
  decider: Decider,
  dispute: Dispute,
  booking: Booking,
  now: Date,
): void {
  const obstacle = rulingObstacle(decider, dispute, booking, now);
  if (obstacle) throw conflict(OBSTACLE_TEXTS[obstacle], { reasons: [obstacle] });
}

/** Where the booking was before the case, or before its appeal. */
export const statusBefore = ({ appealedFrom, openedFrom }: Dispute): BookingStatus =>
  appealedFrom ?? openedFrom;

const BILLED: readonly BookingStatus[] = ['invoiced', 'paid'];

/** A case about conduct changes nothing but what both sides read. */
export function possibleEffects(dispute: Dispute): RulingEffect[] {
  const { reason } = dispute;
  if (reason === 'conduct') return [];
  if (reason === 'no_show') return ['hours', 'deduction'];
  const isBilled = BILLED.includes(statusBefore(dispute));
  return reason === 'payment' && isBilled ? ['hours', 'payment'] : ['hours'];
}
