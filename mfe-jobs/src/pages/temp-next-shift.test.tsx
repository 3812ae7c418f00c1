import { screen } from '@testing-library/react';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { bookingNode } from '../testing/shift-fixtures';
import { agreedShifts, nextShiftNode, tempShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const HOUR_MS = 3_600_000;

const inHours = (hours: number) =>
  nextShiftNode(bookingNode({ startsAt: new Date(Date.now() + hours * HOUR_MS).toISOString() }));

it.each([
  ['before answers that are due when it starts within a day', 20, ['Next shift', 'Needs your']],
  ['after answers that are due when it starts later', 30, ['Needs your', 'Next shift']],
])('shows the next shift once, %s', async (_, hours, order) => {
  await renderPage(<ShiftsPage />, {
    viewer: fakeViewer('hygienist'),
    graph: { ...tempShifts(), ...agreedShifts({ next: inHours(hours) }) },
  });
  await screen.findByText('Needs your answer (2)');
  await screen.findByRole('region', { name: 'Next shift' });
  const headings = screen.getAllByRole('heading', { level: 2, name: /^(Next shift|Needs your)/ });
  expect(headings.map(({ textContent }) => textContent?.slice(0, 10))).toEqual(order);
});
