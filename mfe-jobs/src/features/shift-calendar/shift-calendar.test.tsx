import { screen, within } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { everyState, shiftCalendar } from '../../testing/calendar-scenes';
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

it('names the states of a month on a phone', async () => {
  await renderPage(<ShiftCalendar reader="temp" onOpen={() => undefined} />, {
    at: '/shifts?view=month&on=2027-03-09',
    viewer: fakeViewer('hygienist'),
    graph: shiftCalendar(everyState.slice(0, 3)),
  });
  const legend = await screen.findByRole('list', { name: 'Legend' });
  const states = within(legend).getAllByRole('listitem');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Needs your answer',
    'Confirmed',
    'Checked in',
  ]);
});
