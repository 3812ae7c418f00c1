import { isEveningShift, type PostingValues, type Province } from '@tbt/contracts';
import { minutesOf, placeOf, placeKey, ZONE_DATA_VERSION } from '../../places';
import { postalAreaOfShift, type Office } from './job-places';
import { placeShift } from './place-shift';
import type { Job, NewJob } from '../jobs.types';

/** Fields of one day as posted and edited. */
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
export const valuesOf = (job: Job): ShiftValues => ({
  title: job.title,
  description: job.description,
  role: job.role,
  province: job.province,
  city: job.city,
  date: job.date,
  startTime: job.startTime,
  endTime: job.endTime,
  utcOffset: null,
  hourlyRate: job.hourlyRate,
  isUrgent: job.isUrgent,
  isRecurring: job.isRecurring,
  preferredWorkingStyle: job.preferredWorkingStyle,
  clinicVibe: job.clinicVibe,
  patientTypes: job.patientTypes,
  specialtyFocus: job.specialtyFocus,
  requiredLanguages: job.requiredLanguages,
  teamEnvironment: job.teamEnvironment,
  workPace: job.workPace,
  idealPersonality: job.idealPersonality,
  paymentTerms: job.paymentTerms,
  frenchTitle: job.frenchTitle,
  frenchDescription: job.frenchDescription,
});
