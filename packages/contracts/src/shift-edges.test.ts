import { APPLICATION_STATUSES, BOOKING_STATUSES } from './option-sets';
import {
  APPLICATION_ACTIONS,
  APPLICATION_EDGES,
  applicationEdges,
  BOOKING_ACTIONS,
  BOOKING_EDGES,
  bookingEdges,
} from './shift-edges';

it('has an edge for every action, and reaches every status', () => {
  expect(new Set(APPLICATION_EDGES.map(({ action }) => action))).toEqual(
    new Set(APPLICATION_ACTIONS),
  );
  expect(new Set(BOOKING_EDGES.map(({ action }) => action))).toEqual(new Set(BOOKING_ACTIONS));
  const reached = new Set(['booked', ...BOOKING_EDGES.map(({ to }) => to)]);
  expect(reached).toEqual(new Set(BOOKING_STATUSES));
  expect(new Set(['pending', ...APPLICATION_EDGES.map(({ to }) => to)])).toEqual(
    new Set(APPLICATION_STATUSES),
  );
});

it('lets nobody take the steps of the shift day yet', () => {
  for (const { action, from, by, isOpen } of BOOKING_EDGES) {
    const [status, party] = [from[0], by[0]];
    if (!status || !party) throw new Error('An edge from nowhere');
    expect(bookingEdges(status, action, party).length > 0).toBe(isOpen);
  }
});

it('refuses the other side', () => {
  expect(bookingEdges('booked', 'confirm', 'clinic')).toEqual([]);
  expect(applicationEdges('pending', 'accept', 'temp')).toEqual([]);
  expect(applicationEdges('countered', 'accept', 'clinic')).toEqual([]);
});
