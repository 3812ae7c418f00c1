import { changedHoursRule, hoursRule, shownHoursRule } from '@tbt/contracts';
import {
  RestAcceptHoursDocument,
  RestApproveHoursDocument,
  RestSendHoursDocument,
} from '../../generated/graphql';
import { BOOKING_ANSWERS, bookingAnswer } from '../bookings/bookings.routes';
import { defineRoute } from '../define-route';

const send = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/hours',
  summary:
    'Sends the hours that the professional worked, from the start of the shift; at most 16 h.',
  access: 'session',
  body: hoursRule,
  document: RestSendHoursDocument,
  variables: ({ params, body }) => ({ input: { bookingId: String(params.id), ...body } }),
  answer: ({ sendHours: { booking } }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

const approve = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/approve-hours',
  summary:
    'Approves hours as sent, by the clinic; with a body other hours are proposed to the professional.',
  access: 'session',
  body: changedHoursRule,
  document: RestApproveHoursDocument,
  variables: ({ params, body }) => ({ input: { bookingId: String(params.id), changed: body } }),
  answer: ({ approveHours: { booking } }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

const accept = defineRoute({
  method: 'POST',
  path: '/api/bookings/{id}/accept-hours',
  summary:
    'Accepts the hours that the clinic proposed, by the professional; 409 `hours_changed` when their minutes are no longer `shownMinutes`.',
  access: 'session',
  body: shownHoursRule,
  document: RestAcceptHoursDocument,
  variables: ({ params, body }) => ({
    input: { bookingId: String(params.id), shownMinutes: body?.shownMinutes },
  }),
  answer: ({ acceptHours: { booking } }) => bookingAnswer(booking),
  answers: BOOKING_ANSWERS,
});

export const hoursRoutes = [send, approve, accept];
