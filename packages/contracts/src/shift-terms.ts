/** Figures of the booking engine that screens, notices and rules all state. */
export const SHIFT_TERMS = {
  /** Hours before the start under which a posting is at short notice. */
  plannedHours: 24,
  /** Hours an offer waits for an answer; less when the shift starts sooner, see `offerExpiresAt`. */
  offerHours: 18,
  /** How often the two sides may name a rate in one offer. */
  offerRoundsMax: 10,
  /** People that a clinic invites to one shift at a time. */
  invitationsMax: 6,
  /** Hours after which a shift nobody answered for is published. */
  autoPublishHours: 4,
  /** Minutes in which a cancellation can be taken back. */
  undoMinutes: 10,
  /** Hours before the start between which a temp is asked to confirm. */
  confirmFromHours: 36,
  confirmUntilHours: 16,
  /** Hours before the start under which a clinic's cancellation is paid for. */
  lateCancelHours: 24,
  /** Share of the hours, less the break, that a late cancellation owes. */
  lateCancelShare: 0.5,
  /** Minutes of the unpaid break that are taken off first. */
  lateCancelBreakMinutes: 30,
  /** Hours between a licence that ends before a booked shift and the shift's release. */
  atRiskHours: 24,
  /** Hours before the start at which such a shift is released at the latest. */
  atRiskUntilHours: 2,
  /** Days in which a clinic can ask to be spared a compensation. */
  waiverDays: 7,
  /** Days in which a deduction can be appealed. */
  appealDays: 7,
  /** Minutes between shifts at different clinics, beside the way itself. */
  travelBufferMinutes: 15,
  /** Kilometres an hour that the way is reckoned at. */
  travelSpeedKmh: 60,
} as const;

/** What somebody's cancellation costs by the hours left; the first rung that fits counts. */
export const RELIABILITY_LADDER = [
  { rung: 'over_72h', moreThanHours: 72, points: 0 },
  { rung: '24_to_72h', moreThanHours: 24, points: 10 },
  { rung: 'under_24h', moreThanHours: -Infinity, points: 50 },
] as const;
export type ReliabilityRung = (typeof RELIABILITY_LADDER)[number]['rung'];

export const RELIABILITY = {
  start: 100,
  noShowPoints: 100,
  keptShiftPoints: 5,
  /** Days in which what is missing from the start heals by half. */
  halfLifeDays: 90,
} as const;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The rung of a temp's cancellation; exactly 72 hours is no more than 72. */
export function ladderRung(startsAt: Date, now: Date): (typeof RELIABILITY_LADDER)[number] {
  const hours = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const rung = RELIABILITY_LADDER.find(({ moreThanHours }) => hours > moreThanHours);
  return rung ?? RELIABILITY_LADDER[2];
}

/**
 * What a clinic owes for cancelling, in Canadian dollars with two decimals; null when in time. Half of
 * the hours less 30 minutes: 7 h at $60 are $195.
 */
export function lateCompensation(
  { startsAt, endsAt, hourlyRate }: { startsAt: Date; endsAt: Date; hourlyRate: string },
  now: Date,
): string | null {
  const left = startsAt.getTime() - now.getTime();
  if (left >= SHIFT_TERMS.lateCancelHours * HOUR_MS) return null;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000;
  const paid = Math.max(0, minutes - SHIFT_TERMS.lateCancelBreakMinutes);
  const cents = Math.round(Number(hourlyRate) * 100);
  return ((cents * paid * SHIFT_TERMS.lateCancelShare) / 60 / 100).toFixed(2);
}

/**
 * When an offer made now ends: after 18 hours, or earlier so that half of the time to the start is left
 * for finding somebody else.
 */
export function offerExpiresAt(startsAt: Date, now: Date): Date {
  const half = (startsAt.getTime() - now.getTime()) / 2;
  return new Date(now.getTime() + Math.min(SHIFT_TERMS.offerHours * HOUR_MS, Math.max(0, half)));
}

/** A change of somebody's score: points taken (negative) or given back. */
export type ReliabilityChange = { points: number; at: Date };

/**
 * The score at an instant, 0 to 100. What is missing from 100 heals by half every 90 days; a deduction
 * adds to it, a kept shift takes 5 off. Changes in any order.
 */
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
