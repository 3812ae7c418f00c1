import { SHIFT_TERMS } from '@tbt/contracts';
import { kmBetween, placeOf } from '../../places';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Hours between shifts after which any travel in Canada fits. */
export const NEIGHBOURHOOD_HOURS = 96;

export type WorkPlace = {
  clinicId: number;
  startsAt: Date;
  endsAt: Date;
  province: string;
  city: string;
  postalArea?: string | null;
};

/** Milliseconds; negative when they overlap. */
const gapBetween = (one: WorkPlace, other: WorkPlace): number =>
  Math.max(
    one.startsAt.getTime() - other.endsAt.getTime(),
    other.startsAt.getTime() - one.endsAt.getTime(),
  );

/** Milliseconds; within a clinic no buffer, only the way between its locations. */
function travelTimeBetween(one: WorkPlace, other: WorkPlace): number {
  const [from, to] = [placeOf(one), placeOf(other)];
  const km = from && to ? kmBetween(from, to) : 0;
  const buffer = one.clinicId === other.clinicId ? 0 : SHIFT_TERMS.travelBufferMinutes;
  return buffer * MINUTE + (km / SHIFT_TERMS.travelSpeedKmh) * HOUR;
}

export type Clash = 'overlap' | 'travel';

/** Null when one professional can work both. */
export function clashOf(shift: WorkPlace, other: WorkPlace): Clash | null {
  const gap = gapBetween(shift, other);
  if (gap < 0) return 'overlap';
  return gap < travelTimeBetween(shift, other) ? 'travel' : null;
}

/** An overlap takes precedence over travel. */
export function clashWith(shift: WorkPlace, bookings: readonly WorkPlace[]): Clash | null {
  const clashes = bookings.map((booking) => clashOf(shift, booking));
  return clashes.find((clash) => clash === 'overlap') ?? clashes.find(Boolean) ?? null;
}
