import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { payload, refusal } from '../testing/refusals';
import { bookingNode, clinicShiftNode } from '../testing/shift-fixtures';
import { clinicShifts, nextShiftNode } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');
const scrolled = jest.fn<void, [Element]>();

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function show(this: Element) {
    scrolled(this);
  };
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

/** A clinic's only open shift, which the acceptance books as the next shift, or a later one. */
function openShift(nextJobId: string, errors: ReturnType<typeof refusal>[] = []) {
  const state = { isBooked: false };
  const own = bookingNode().job as NonNullable<ReturnType<typeof bookingNode>['job']>;
  const next = nextShiftNode(bookingNode({ jobId: nextJobId, job: { ...own, id: nextJobId } }));
  const graph: GraphAnswers = {
    ...clinicShifts([]),
    ClinicShifts: () => ({
      data: { myJobs: connectionOf('Job', state.isBooked ? [] : [clinicShiftNode()]) },
    }),
    NextShift: () => ({ data: { nextShift: state.isBooked ? next : null } }),
    AcceptApplication: () => {
      state.isBooked = errors.length === 0;
      return payload('acceptApplication', { application: null, booking: null, errors });
    },
  };
  return graph;
}

async function accept(graph: GraphAnswers) {
  await renderPage(<ShiftsPage />, { at: '/shifts', path: '/shifts', graph, viewer });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept \$.* for Ana Reyes$/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book at $52.00' }));
}

it('brings the booked shift into view and focuses its card', async () => {
  await accept(openShift('5'));
  const card = await screen.findByRole('region', { name: 'Next shift' });
  await waitFor(() => expect(card).toHaveFocus());
  expect(scrolled).toHaveBeenLastCalledWith(card);
});

it('brings the list into view when another shift comes first', async () => {
  await accept(openShift('3'));
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  expect(screen.queryByRole('article')).toBeNull();
  expect(scrolled).toHaveBeenCalled();
});

it('stays where it is when the acceptance is refused', async () => {
  await accept(openShift('5', [refusal('This professional is busy.')]));
  expect(await screen.findByText('This professional is busy.')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(scrolled).not.toHaveBeenCalled();
});

it.each([
  ['above the screen', -700, 1],
  ['in view', 300, 0],
])('starts at the top of a list that a link opens, where it is %s', async (_, top, times) => {
  const graph = clinicShifts([], { coming: [bookingNode()] });
  await renderPage(<ShiftsPage />, { at: '/shifts', path: '/shifts', graph, viewer });
  const link = await screen.findByRole('link', { name: 'All my bookings' });
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockReturnValue({ top, bottom: top + 900 } as DOMRect);
  await userEvent.click(link);
  place.mockRestore();
  await waitFor(() => expect(screen.getByRole('tabpanel', { name: /^Bookings/ })).toHaveFocus());
  expect(scrolled).toHaveBeenCalledTimes(times);
});
