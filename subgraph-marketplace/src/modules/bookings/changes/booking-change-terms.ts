import type { ProposeChangeValues } from '@tbt/contracts';
import { conflict, validationFailed } from '@tbt/service-kit';
import { placeShift, type Job } from '../../jobs';
import { offsetMeant, zoneOfPlace } from '../../places';
import type { Booking, Terms } from '../bookings.types';

type ProposedTerms = Partial<
  Pick<ProposeChangeValues, 'date' | 'startTime' | 'endTime' | 'utcOffset' | 'hourlyRate'>
>;

function refuseZeroLength(startTime: string, endTime: string): void {
  if (startTime !== endTime) return;
  throw validationFailed([{ path: ['endTime'], key: 'job.zeroLength', values: {} }]);
}

/** An ambiguous start that does not move keeps its offset. */
const keptOffset = (zone: string, terms: Terms, asked: ProposedTerms): string | null =>
  (asked.date ?? terms.date) === terms.date &&
  (asked.startTime ?? terms.startTime) === terms.startTime
    ? offsetMeant(zone, terms)
    : null;

/** Local to the shift; absent terms stay. @throws DomainError VALIDATION_FAILED as for a posting. */
export function termsFor(
  terms: Terms,
  { province, city }: Pick<Job, 'province' | 'city'>,
  asked: ProposedTerms,
  now: Date,
): Terms {
  const date = asked.date ?? terms.date;
  const startTime = asked.startTime ?? terms.startTime;
  const endTime = asked.endTime ?? terms.endTime;
  refuseZeroLength(startTime, endTime);
  const utcOffset = asked.utcOffset ?? keptOffset(zoneOfPlace(province, city), terms, asked);
  const place = { province, city, date, startTime, endTime, utcOffset };
  const { startsAt, endsAt } = placeShift(place, now);
  const hourlyRate = asked.hourlyRate ?? terms.hourlyRate;
  return { date, startTime, endTime, startsAt, endsAt, hourlyRate };
}

/** @throws DomainError CONFLICT `no_change`. */
export function requireOtherTerms(booking: Booking, terms: Terms): void {
  const isSame =
    terms.startsAt.getTime() === booking.startsAt.getTime() &&
    terms.endsAt.getTime() === booking.endsAt.getTime() &&
    terms.hourlyRate === booking.hourlyRate;
  if (isSame) throw conflict('booking.changeNothing', { reasons: ['no_change'] });
}
