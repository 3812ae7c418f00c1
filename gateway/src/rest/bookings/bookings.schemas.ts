import * as z from 'zod/mini';
import { BOOKING_STATUSES } from '@tbt/contracts';
import type { RestBookingFieldsFragment } from '../../generated/graphql';
import { applicationSchema } from '../applications/applications.schemas';
import { decimalField, idField, instantField, maybeNumberOf, numberOf } from '../entity-fields';

export const bookingSchema = z.object({
  id: idField,
  jobId: idField,
  applicationId: z.nullable(idField),
  clinicId: idField,
  professionalId: idField,
  status: z.enum(BOOKING_STATUSES),
  startsAt: instantField,
  endsAt: instantField,
  timeZone: z.string(),
  hourlyRate: decimalField,
  createdAt: instantField,
});

export const acceptedSchema = z.object({ application: applicationSchema, booking: bookingSchema });

export const toBooking = (booking: RestBookingFieldsFragment): z.output<typeof bookingSchema> => ({
  id: numberOf(booking.id),
  jobId: numberOf(booking.jobId),
  applicationId: maybeNumberOf(booking.applicationId),
  clinicId: numberOf(booking.clinicId),
  professionalId: numberOf(booking.professionalId),
  status: booking.status,
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  timeZone: booking.timeZone,
  hourlyRate: booking.hourlyRate,
  createdAt: booking.createdAt,
});
