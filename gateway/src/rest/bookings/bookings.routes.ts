import { actingClinicOf, notFound } from '@tbt/service-kit';
import {
  RestBookingDocument,
  RestCancelBookingDocument,
  RestCheckInDocument,
  RestConfirmBookingDocument,
  RestMyBookingsDocument,
  RestUndoCancellationDocument,
} from '../../generated/graphql';
import type { RestBookingDetailsFragment } from '../../generated/graphql';
import { pageQuery } from '../applications/applications.schemas';
import { defineRoute } from '../define-route';
import type { Answer } from '../define-route';
import { listAnswer } from '../list-answer';
import {
  cancelBody,
  checkInBody,
  shownPrice,
  toBooking,
  toBookingDetails,
} from './bookings.schemas';

/** @throws DomainError NOT_FOUND without a booking that the caller may see. */
export const bookingAnswer = (booking: RestBookingDetailsFragment | null | undefined): Answer => {
  if (!booking) throw notFound();
  return { status: 200, body: toBookingDetails(booking) };
};

export const BOOKING_ANSWERS = {
  200: { description: 'The booking.', entity: 'BookingDetails' },
} as const;

const listMine = defineRoute({
  method: 'GET',
  path: '/api/bookings',
  summary: 'The caller’s bookings, as professional or clinic, newest first.',
  access: 'session',
  query: pageQuery,
  document: RestMyBookingsDocument,
  variables: ({ query: { limit, after } }) => ({ first: limit, after }),
  answer: ({ myBookings }, { url }) => listAnswer(myBookings, toBooking, url),
  answers: { 200: { description: 'A page of bookings.', entity: 'Booking', isList: true } },
});

const read = defineRoute({
  method: 'GET',
  path: '/api/bookings/{id}',
  summary: 'A booking, for both sides; `nextSteps` names what the caller may do now.',
  access: 'session',
  document: RestBookingDocument,
  variables: ({ params }) => ({ id: String(params.id) }),
  answer: ({ booking }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

const confirm = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/confirm',
  summary: 'Confirms a shift, by its professional, from 36 hours before the start.',
  access: 'session',
  document: RestConfirmBookingDocument,
  variables: ({ params }) => ({ input: { bookingId: String(params.id) } }),
  answer: ({ confirmBooking: { booking } }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

const cancel = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/cancel',
  summary:
    'Cancels a booking at its price; 409 `price_changed` with the price unless it equals `acceptedPrice`.',
  access: 'session',
  body: cancelBody,
  document: RestCancelBookingDocument,
  variables: ({ params, body, viewer }) => ({
    input: {
      bookingId: String(params.id),
      reason: body?.reason ?? 'other',
      note: body?.note,
      ...shownPrice(body?.acceptedPrice, actingClinicOf(viewer) !== null),
    },
  }),
  answer: ({ cancelBooking: { booking } }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

const undoCancel = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/undo-cancel',
  summary: 'Takes a cancellation back within ten minutes, by the side that cancelled.',
  access: 'session',
  document: RestUndoCancellationDocument,
  variables: ({ params }) => ({ input: { bookingId: String(params.id) } }),
  answer: ({ undoCancellation: { booking } }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

const checkIn = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/check-in',
  summary:
    'Checks a shift in, from an hour before the start: the professional by the code on the clinic’s screen, the clinic by hand.',
  access: 'session',
  body: checkInBody,
  document: RestCheckInDocument,
  variables: ({ params, body }) => ({
    input: { bookingId: String(params.id), code: body?.code },
  }),
  answer: ({ checkIn: { booking } }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

export const bookingsRoutes = [listMine, read, confirm, cancel, undoCancel, checkIn];
