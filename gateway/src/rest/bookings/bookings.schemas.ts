import * as z from 'zod/mini';
import {
  BOOKING_STATUSES,
  CANCELLATION_REASONS,
  checkInCode,
  decimal,
  LIMITS,
  oneOf,
  optionalText,
  ruleError,
} from '@tbt/contracts';
import type {
  RestBookingDetailsFragment,
  RestBookingFieldsFragment,
} from '../../generated/graphql';
import { applicationSchema } from '../applications/applications.schemas';
import {
  decimalField,
  idField,
  instantField,
  maybeNumberOf,
  maybeText,
  numberOf,
  texts,
  timeField,
} from '../entity-fields';

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

/** The latest hours. */
const hoursSchema = z.object({
  startTime: timeField,
  endTime: timeField,
  breakMinutes: z.int(),
  minutes: z.int(),
  proposedBy: z.enum(['temp', 'clinic', 'admin', 'clock']),
});

const toHours = (
  hours: RestBookingDetailsFragment['hours'],
): z.output<typeof hoursSchema> | null => {
  if (!hours) return null;
  const { startTime, endTime, breakMinutes, minutes, by: proposedBy } = hours;
  return { startTime, endTime, breakMinutes, minutes, proposedBy };
};

export const bookingDetailsSchema = z.extend(bookingSchema, {
  nextSteps: texts,
  hours: z.nullable(hoursSchema),
  checkInCode: maybeText,
  invoiceId: z.nullable(idField),
});

export const toBookingDetails = (
  booking: RestBookingDetailsFragment,
): z.output<typeof bookingDetailsSchema> => ({
  ...toBooking(booking),
  nextSteps: [...booking.actions],
  checkInCode: booking.checkInCode ?? null,
  hours: toHours(booking.hours),
  invoiceId: maybeNumberOf(booking.standingInvoiceId),
});

/** The clinic checks in without a code. */
export const checkInBody = z.nullish(
  z.object({ code: z.nullish(checkInCode) }, { error: ruleError('validation.object') }),
);

const object = { error: ruleError('validation.object') };

/** `acceptedPrice`: points of the professional's score, or dollars that the clinic owes. */
export const cancelBody = z.nullish(
  z.object(
    {
      acceptedPrice: z.nullish(decimal(2)),
      reason: z.nullish(oneOf(CANCELLATION_REASONS)),
      note: optionalText(LIMITS.cancellationNoteMax),
    },
    object,
  ),
);

export function shownPrice(price: string | null | undefined, isClinic: boolean) {
  if (!price) return {};
  if (isClinic) return { shownCompensation: price };
  const points = Number(price);
  return { shownReliabilityPoints: Number.isInteger(points) ? points : -1 };
}
