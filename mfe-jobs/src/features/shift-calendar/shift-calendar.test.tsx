import { screen, within } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import {
  bookedAndApplied,
  calendarEntry,
  everyState,
  shiftCalendar,
} from '../../testing/calendar-scenes';
import { ShiftCalendar } from './shift-calendar';

const OwnObserver = globalThis.ResizeObserver;

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      this.callback([{ contentRect: { width: 358 } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => {
  globalThis.ResizeObserver = OwnObserver;
});

/** A cancelled booking may still leave something to answer. */
const cancelled = calendarEntry({
  ...{ key: 'booking-60', needsAnswer: true },
  booking: {
    ...{ __typename: 'Booking', id: '60', status: 'cancelled_by_clinic', actions: [] },
    professional: { __typename: 'User', id: '2', firstName: 'Ana', lastName: 'Reyes' },
  },
});

it('names the states of a month on a phone', async () => {
  await renderPage(<ShiftCalendar reader="temp" onOpen={() => undefined} />, {
    at: '/shifts?view=month&on=2027-03-09',
    viewer: fakeViewer('hygienist'),
    graph: shiftCalendar([...everyState.slice(0, 3), cancelled]),
  });
  const legend = await screen.findByRole('list', { name: 'Legend' });
  const states = within(legend).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Needs your answer',
    'Confirmed',
    'Checked in',
    'Cancelled by the clinic',
  ]);
});

it('marks an application by another mark than a booking', async () => {
  await renderPage(<ShiftCalendar reader="temp" onOpen={() => undefined} />, {
    at: '/shifts?view=month&on=2027-03-09',
    viewer: fakeViewer('hygienist'),
    graph: shiftCalendar(bookedAndApplied),
  });
  const legend = await screen.findByRole('list', { name: 'Legend' });
  const marks = within(legend)
    .getAllByRole('listitem')
    .map((item) => [item.textContent, item.querySelector('[data-hollow]') !== null]);
  expect(marks).toEqual([
    ['Booked', false],
    ['Applied', true],
  ]);
});
