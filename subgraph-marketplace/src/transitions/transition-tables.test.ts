import {
  APPLICATION_ACTIONS,
  APPLICATION_STATUSES,
  BOOKING_ACTIONS,
  BOOKING_STATUSES,
} from '@tbt/contracts';
import { APPLICATION_TRANSITIONS, applicationTransitions } from './application-table';
import { BOOKING_TRANSITIONS, bookingTransitions } from './booking-table';

it('has a transition for every action, and reaches every status', () => {
  expect(new Set(APPLICATION_TRANSITIONS.map(({ action }) => action))).toEqual(
    new Set(APPLICATION_ACTIONS),
  );
  expect(new Set(BOOKING_TRANSITIONS.map(({ action }) => action))).toEqual(
    new Set(BOOKING_ACTIONS),
  );
  const reached = new Set(['booked', ...BOOKING_TRANSITIONS.map(({ to }) => to)]);
  expect(reached).toEqual(new Set(BOOKING_STATUSES));
  expect(new Set(['pending', ...APPLICATION_TRANSITIONS.map(({ to }) => to)])).toEqual(
    new Set(APPLICATION_STATUSES),
  );
});

it('refuses the other side', () => {
  expect(bookingTransitions('booked', 'confirm', 'clinic')).toEqual([]);
  expect(bookingTransitions('no_show', 'dispute', 'clinic')).toEqual([]);
  expect(bookingTransitions('completed', 'approve', 'temp')).toEqual([]);
  expect(applicationTransitions('pending', 'accept', 'temp')).toEqual([]);
  expect(applicationTransitions('countered', 'accept', 'clinic')).toEqual([]);
});
