import { SHIFT_TERMS } from '@tbt/contracts';
import { kmBetween, placeOf } from '../places';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Farther than that apart in time, and the way across the country is short enough. */
export const NEIGHBOURHOOD_HOURS = 96;

/** Somewhere somebody works. */
export type WorkPlace = {
  clinicId: number;
  startsAt: Date;
  endsAt: Date;
  province: string;
  city: string;
  postalArea?: string | null;
};

/** Milliseconds between two shifts; negative when they overlap. */
const gapBetween = (one: WorkPlace, other: WorkPlace): number =>
  Math.max(
    one.startsAt.getTime() - other.endsAt.getTime(),
    other.startsAt.getTime() - one.endsAt.getTime(),
  );

/** Milliseconds from door to door; none within a clinic, the buffer alone where a place is not known. */
function wayBetween(one: WorkPlace, other: WorkPlace): number {
  if (one.clinicId === other.clinicId) return 0;
  const [from, to] = [placeOf(one), placeOf(other)];
  const km = from && to ? kmBetween(from, to) : 0;
  return SHIFT_TERMS.travelBufferMinutes * MINUTE + (km / SHIFT_TERMS.travelSpeedKmh) * HOUR;
}

/** Another shift at that time, or one that is too far away for the time between. */
export type Clash = 'overlap' | 'travel';

/** Whether one person can work both, and if not, whether it is for the way alone. */
export function clashOf(shift: WorkPlace, other: WorkPlace): Clash | null {
  const gap = gapBetween(shift, other);
  if (gap < 0) return 'overlap';
  return gap < wayBetween(shift, other) ? 'travel' : null;
}

/** What keeps somebody with these bookings from a shift; an overlap is named before a way. */
export function clashWith(shift: WorkPlace, bookings: readonly WorkPlace[]): Clash | null {
  const clashes = bookings.map((booking) => clashOf(shift, booking));
  return clashes.find((clash) => clash === 'overlap') ?? clashes.find(Boolean) ?? null;
}
