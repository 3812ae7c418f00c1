import {
  freeUntilHours,
  ladderRung,
  lateCompensation,
  SHIFT_TERMS,
  type LadderPoints,
} from '@tbt/contracts';
import { conflict } from '@tbt/service-kit';
import type { Booking } from '../bookings.types';

const HOUR_MS = 3_600_000;

export type Price = {
  /** Points of the temp's score; 0 for a clinic. */
  reliabilityPoints: number;
  /** Canadian dollars, two decimals; null for nothing. */
  compensation: string | null;
};

const hoursBefore = ({ startsAt }: Booking, hours: number): Date =>
  new Date(startsAt.getTime() - hours * HOUR_MS);

/** @param ladder the current one for the temp; null for a clinic. */
export function priceOf(booking: Booking, ladder: LadderPoints | null, now: Date): Price {
  return ladder
    ? { reliabilityPoints: ladder[ladderRung(booking.startsAt, now).field], compensation: null }
    : { reliabilityPoints: 0, compensation: lateCompensation(booking, now) };
}

/** Null when a cancellation already costs. */
export function freeUntil(booking: Booking, ladder: LadderPoints | null, now: Date): Date | null {
  const hours = ladder ? freeUntilHours(ladder) : SHIFT_TERMS.lateCancelHours;
  if (hours === null) return null;
  const until = hoursBefore(booking, hours);
  return until > now ? until : null;
}

export const confirmFrom = (booking: Booking): Date =>
  hoursBefore(booking, SHIFT_TERMS.confirmFromHours);

/** Null for a booking made or changed later than that. */
export function confirmUntil(booking: Booking): Date | null {
  const until = hoursBefore(booking, SHIFT_TERMS.confirmUntilHours);
  return until > booking.agreedAt ? until : null;
}

/** Null if not at risk. A review that is under way is waited for until shortly before the start. */
export function releasesAt(booking: Booking, isReviewed: boolean): Date | null {
  const { atRiskSince } = booking;
  if (atRiskSince === null) return null;
  const afterGrace = atRiskSince.getTime() + SHIFT_TERMS.atRiskHours * HOUR_MS;
  const latest = hoursBefore(booking, SHIFT_TERMS.atRiskUntilHours);
  return isReviewed ? latest : new Date(Math.min(afterGrace, latest.getTime()));
}

export type ShownPrice = {
  shownReliabilityPoints?: number | null;
  shownCompensation?: string | null;
};

/** A client that was shown no price expects none. */
export function isOtherPrice(price: Price, shown: ShownPrice): boolean {
  const points = shown.shownReliabilityPoints ?? 0;
  const money = Number(shown.shownCompensation ?? 0);
  return points !== price.reliabilityPoints || money !== Number(price.compensation);
}

export function otherPrice({ reliabilityPoints: points, compensation: money }: Price) {
  const reasons = ['price_changed'];
  if (points > 0) return conflict('booking.pricePoints', { values: { points }, reasons });
  if (money !== null) return conflict('booking.priceMoney', { values: { money }, reasons });
  return conflict('booking.priceChanged', { reasons });
}
