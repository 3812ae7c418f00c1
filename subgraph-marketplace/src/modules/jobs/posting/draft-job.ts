import { isEveningShift, type PostingValues, type Province } from '@tbt/contracts';
import { minutesOf, placeOf, placeKey, ZONE_DATA_VERSION } from '../../places';
import { postalAreaOfShift, type Office } from './job-places';
import { placeShift } from './place-shift';
import type { Job, NewJob } from '../jobs.types';

export type ShiftValues = Omit<
  PostingValues,
  'province' | 'moreDates' | 'isTakenWhole' | 'inviteIds'
> & { province: Province };

type Owner = { clinicId: number; seriesId: number | null; createdAt: Date; office: Office | null };

export function placedShift(
  { utcOffset, ...shift }: ShiftValues,
  office: Office | null,
  now: Date,
) {
  const postalArea = postalAreaOfShift(shift, office);
  const place = placeOf({ ...shift, postalArea });
  const placed = placeShift({ ...shift, utcOffset }, now);
  return {
    ...shift,
    ...placed,
    cityKey: placeKey(shift.city),
    durationMinutes: minutesOf(placed),
    isEvening: isEveningShift(shift.startTime),
    zoneDataVersion: ZONE_DATA_VERSION,
    postalArea,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

/** @throws DomainError VALIDATION_FAILED for an invalid local time. */
export const newJob = (shift: ShiftValues, { office, ...owner }: Owner, now: Date): NewJob => ({
  ...placedShift(shift, office, now),
  ...owner,
});

/** For posting the shift again. */
export function valuesOf(job: Job): ShiftValues {
  const { id, clinicId, status, createdAt, seriesId, revision, publishesAt, ...posted } = job;
  const { timeZone, startsAt, endsAt, postalArea, ...values } = posted;
  return { ...values, utcOffset: null };
}
