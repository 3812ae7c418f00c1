import { usualBreakMinutes } from './expected-pay';
import { amountOf, centsOf, divideRounded } from './invoice-taxes';

export const SHIFT_TERMS = {
  /** Postings closer to the start are at short notice. */
  plannedHours: 24,
  /** See `offerExpiresAt` for a shift that starts sooner. */
  offerHours: 18,
  /** Two business days over a long weekend: what the review of a licence may take. */
  reviewHours: 120,
  offerRoundsMax: 10,
  invitationsMax: 6,
  /** Hours until a shift without an accepted invitation is published. */
  autoPublishHours: 4,
  undoMinutes: 10,
  /** Before the start; a temp confirms between these two. */
  confirmFromHours: 36,
  confirmUntilHours: 16,
  /** Before the start; a clinic's later cancellation is paid. */
  lateCancelHours: 24,
  /** Of the hours, less the usual break. */
  lateCancelShare: 0.5,
  /** Delay before a booking without a valid licence is released. */
  atRiskHours: 24,
  atRiskUntilHours: 2,
  onMyWayHours: 4,
  /** Minutes before the start from which a shift can be checked in. */
  checkInOpensMinutes: 60,
  checkInTriesPerHour: 5,
  lateMinutesMax: 240,
  /** Minutes after the start without a check-in: both sides are asked, then a no-show can be reported. */
  checkInAskedMinutes: 15,
  noShowMinutes: 60,
  /** What has to be left of a missed shift to post it again. */
  refillMinutesMin: 60,
  orientationHours: 48,
  waiverDays: 7,
  appealDays: 7,
  /** After the end of the shift; a review is hidden until both are in or these days have passed. */
  reviewDays: 14,
  /** After the end; then both sides are asked for a review. */
  reviewAskHours: 2,
  travelBufferMinutes: 15,
  travelSpeedKmh: 60,
} as const;

/** Cost of a temp's cancellation by hours left; the first matching rung counts. Points as at first: they can be edited. */
export const RELIABILITY_LADDER = [
  { rung: 'over_72h', moreThanHours: 72, points: 0, field: 'over72h' },
  { rung: '24_to_72h', moreThanHours: 24, points: 10, field: 'from24To72h' },
  { rung: 'under_24h', moreThanHours: -Infinity, points: 50, field: 'under24h' },
] as const;
export type ReliabilityRung = (typeof RELIABILITY_LADDER)[number]['rung'];

/** Points of a version of the ladder. */
export type LadderPoints = {
  over72h: number;
  from24To72h: number;
  under24h: number;
  noShow: number;
  keptShift: number;
};

export const RELIABILITY = {
  start: 100,
  noShowPoints: 100,
  keptShiftPoints: 5,
  halfLifeDays: 90,
  /** What ranking counts until the first completed shift. */
  neutral: 90,
} as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Exactly 72 hours belongs to the rung up to 72. */
export function ladderRung(startsAt: Date, now: Date): (typeof RELIABILITY_LADDER)[number] {
  const hours = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const rung = RELIABILITY_LADDER.find(({ moreThanHours }) => hours > moreThanHours);
  return rung ?? RELIABILITY_LADDER[2];
}

/** Until how many hours before the start cancelling is free; null when it always costs. */
export function freeUntilHours(ladder: LadderPoints): number | null {
  const free = RELIABILITY_LADDER.filter(({ field }) => ladder[field] === 0);
  return free.length > 0 ? Math.max(0, free[free.length - 1]?.moreThanHours ?? 0) : null;
}

/** Too late for a free cancellation by the clinic; the other side is mailed without waiting for an undo. */
export const isCancellationUrgent = (startsAt: Date, at: Date): boolean =>
  startsAt.getTime() - at.getTime() < SHIFT_TERMS.lateCancelHours * HOUR_MS;

/** Canadian dollars, two decimals; null when in time. Half of the hours less the usual break: 7 h at $60 owe $195. */
export function lateCompensation(
  { startsAt, endsAt, hourlyRate }: { startsAt: Date; endsAt: Date; hourlyRate: string },
  now: Date,
): string | null {
  if (!isCancellationUrgent(startsAt, now)) return null;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const paid = minutes - usualBreakMinutes(minutes);
  return amountOf(divideRounded(centsOf(hourlyRate) * paid * SHIFT_TERMS.lateCancelShare, 60));
}

/**
 * After 18 hours, or earlier to leave half of the time to the start for another professional.
 * @param awaitsReview The clinic cannot accept before a review: the offer outlasts it, until two hours before the start.
 */
export function offerExpiresAt(startsAt: Date, now: Date, awaitsReview = false): Date {
  const left = startsAt.getTime() - now.getTime();
  const usual = Math.min(SHIFT_TERMS.offerHours * HOUR_MS, Math.max(0, left / 2));
  if (!awaitsReview) return new Date(now.getTime() + usual);
  const untilStart = left - SHIFT_TERMS.atRiskUntilHours * HOUR_MS;
  const reviewed = Math.min(SHIFT_TERMS.reviewHours * HOUR_MS, untilStart);
  return new Date(now.getTime() + Math.max(usual, reviewed));
}

export type ReliabilityChange = { points: number; at: Date };

/** 0 to 100; the gap to 100 halves every 90 days, a kept shift closes it by 5. Changes in any order. */
export function reliabilityScore(changes: readonly ReliabilityChange[], now: Date): number {
  const decay = (from: Date, to: Date) =>
    0.5 ** ((to.getTime() - from.getTime()) / DAY_MS / RELIABILITY.halfLifeDays);
  const inOrder = [...changes].sort((a, b) => a.at.getTime() - b.at.getTime());
  let [missing, since] = [0, inOrder[0]?.at ?? now];
  for (const { points, at } of inOrder) {
    missing = Math.min(RELIABILITY.start, Math.max(0, missing * decay(since, at) - points));
    since = at;
  }
  return Math.round(RELIABILITY.start - missing * decay(since, now));
}
