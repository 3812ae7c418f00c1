import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartFrame, type ChartFrameProps } from './chart-frame';

const base: ChartFrameProps = {
  title: 'Hours by day',
  summary: 'Most hours fell on Tuesday.',
  kind: 'bar',
  labelsName: 'Day',
  labels: ['Monday', 'Tuesday', 'Wednesday'],
  series: [
    { name: 'Booked', values: [4, 8, null] },
    { name: 'Open', values: [2, 0, 6] },
  ],
  formatValue: (value) => `${value} h`,
  tableLabel: 'Show as table',
  chartLabel: 'Show as chart',
  loadingLabel: 'Loading...',
  empty: 'None',
};

// Compiling the lazy code takes longer than a test waits.
beforeAll(() => import('./chart-plot'));

it.each(['bar', 'line'] as const)('draws a %s chart with a text alternative', async (kind) => {
  render(<ChartFrame {...base} kind={kind} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  const drawing = await screen.findByRole('img', { name: 'Hours by day' });
  expect(drawing).toHaveAccessibleDescription('Most hours fell on Tuesday.');
  expect(screen.getByRole('figure', { name: 'Hours by day' })).toContainElement(drawing);
  expect(screen.getByText('Booked')).toBeVisible();
});

it('holds every value in a table behind a button', async () => {
  render(<ChartFrame {...base} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const table = screen.getByRole('table', { name: 'Hours by day' });
  const rows = within(table).getAllByRole('row').slice(1);
  const cells = rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    ...within(row)
      .getAllByRole('cell')
      .map((cell) => cell.lastElementChild?.textContent),
  ]);
  expect(cells).toEqual([
    ['Monday', '4 h', '2 h'],
    ['Tuesday', '8 h', '0 h'],
    ['Wednesday', '–', '6 h'],
  ]);
  expect(screen.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('img')).toBeVisible();
});

it('shows the values of the hovered label', async () => {
  const { container } = render(<ChartFrame {...base} />);
  const drawing = await screen.findByRole('img');
  const target = container.querySelectorAll('.target')[1];
  if (!target) throw new Error('There is nothing to point at');
  fireEvent.pointerEnter(target);
  expect(screen.getByText('Tuesday · Booked: 8 h · Open: 0 h')).toBeVisible();
  fireEvent.pointerLeave(drawing);
  expect(screen.queryByText(/Booked: 8 h/)).not.toBeInTheDocument();
});

it('shows texts in place of a drawing without values', () => {
  const { rerender } = render(<ChartFrame {...base} labels={[]} series={[]} loading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByText('None')).not.toBeInTheDocument();
  rerender(<ChartFrame {...base} labels={[]} series={[]} />);
  expect(screen.getByText('None')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<ChartFrame {...base} error={<p role="alert">Not loaded</p>} />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
