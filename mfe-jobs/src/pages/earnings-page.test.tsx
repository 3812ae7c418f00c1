import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerRequests,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswer,
} from '@tbt/web-kit/testing';
import { EarningsPageDocument } from '../generated/graphql';
import { earnings, spending } from '../testing/money-scenes';
import { EarningsPage } from './earnings-page';
import { SpendingPage } from './spending-page';

const viewer = fakeViewer('hygienist');
const at = '/earnings?year=2027';

it('shows what is unpaid, totals and invoices', async () => {
  await renderPage(<EarningsPage />, { at, graph: earnings(), viewer });
  expect(await screen.findByText('1 invoice is still to be paid: $440.70')).toBeVisible();
  expect(screen.getByText('1 of them is overdue: $440.70.')).toBeVisible();
  expect(
    screen.getByText('1 invoice is marked as paid and waits for your confirmation: $345.00.'),
  ).toBeVisible();
  const invoices = screen.getByRole('table', { name: 'Invoices, those to be paid first' });
  const states = within(invoices).getAllByText(/^(Overdue|Paid|Credit note)$/);
  expect(states.map(({ textContent }) => textContent)).toEqual(['Overdue', 'Paid', 'Credit note']);
  expect(within(invoices).getAllByRole('link', { name: /March 5, 2027/ })[0]).toHaveAttribute(
    'href',
    '/shifts/50',
  );
  expect(screen.getByRole('table', { name: 'By clinic' })).toBeVisible();
  expect(screen.queryByText('QST')).not.toBeInTheDocument();
});

it('holds the billing details', async () => {
  await renderPage(<EarningsPage />, { at, graph: earnings(), viewer });
  const card = await screen.findByRole('region', { name: 'How clinics pay you' });
  expect(await within(card).findByText('pay@example.test')).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: 'Change payment details' }));
  const dialog = await screen.findByRole('dialog', { name: 'How clinics pay you' });
  expect(within(dialog).getByLabelText(/GST\/HST number/)).toHaveValue('123456789RT0001');
});

it('shows the totals of a month', async () => {
  await renderPage(<EarningsPage />, { at, graph: earnings(), viewer });
  expect(await screen.findByRole('heading', { name: 'Totals for 2027' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Month'), '2027-02');
  expect(screen.getByRole('heading', { name: 'Totals for February 2027' })).toBeVisible();
  expect(screen.getByText('$390.00')).toBeVisible();
});

it('lists the invoices of a month, and keeps those before until they are there', async () => {
  await renderPage(<EarningsPage />, { at, graph: earnings(), viewer });
  const table = await screen.findByRole('table', { name: 'Invoices, those to be paid first' });
  expect(within(table).getAllByRole('link', { name: /Hygienist for a full day/ })).toHaveLength(3);
  fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2027-02' } });
  expect(table).toHaveAttribute('aria-busy', 'true');
  expect(within(table).getAllByRole('link', { name: /Hygienist for a full day/ })).toHaveLength(3);
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  expect(within(table).getByRole('link', { name: /February 20, 2027/ })).toBeVisible();
  expect(within(table).getAllByRole('link', { name: /Hygienist for a full day/ })).toHaveLength(1);
});

it('has an empty month of its own, and an error of the list alone', async () => {
  const empty = await renderPage(<EarningsPage />, {
    ...{ at: `${at}&month=05`, graph: earnings(), viewer },
  });
  expect(await screen.findByText('No invoices in May 2027')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Totals for May 2027' })).toBeVisible();
  expect(screen.getByLabelText('Month')).toHaveValue('2027-05');
  empty.unmount();
  const ofYear = earnings();
  const graph = {
    ...ofYear,
    EarningsPage: (variables: Record<string, unknown>) => {
      if (variables.month !== null) throw new TypeError('Failed to fetch');
      return (ofYear.EarningsPage as (of: typeof variables) => GraphAnswer)(variables);
    },
  };
  await renderPage(<EarningsPage />, { at, graph, viewer });
  await userEvent.selectOptions(await screen.findByLabelText('Month'), '2027-02');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Totals for February 2027' })).toBeVisible();
  expect(screen.getByLabelText('Month')).toHaveValue('2027-02');
});

it('says so when the file cannot be downloaded', async () => {
  await renderPage(<EarningsPage />, { at, graph: earnings(), viewer });
  const restore = answerRequests({
    'GET /api/earnings?year=2027': { status: 503, body: { detail: 'Try again shortly.' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText('The file could not be downloaded')).toBeVisible();
  expect(screen.getByText('Try again shortly.')).toBeVisible();
  restore();
});

it('has an empty year and an error with a retry', async () => {
  const empty = await renderPage(<EarningsPage />, { at, graph: earnings([]), viewer });
  expect(await screen.findByText('No invoices this year')).toBeVisible();
  expect(screen.queryByText('Every invoice is paid.')).toBeNull();
  empty.unmount();
  const graph = { ...earnings(), ...unreachable(EarningsPageDocument) };
  await renderPage(<EarningsPage />, { at, graph, viewer });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is for professionals, spending for clinics', async () => {
  const clinic = fakeViewer('clinic');
  const closed = await renderPage(<EarningsPage />, { at, viewer: clinic });
  expect(await screen.findByText('This page is for professionals.')).toBeVisible();
  closed.unmount();
  const graph = spending();
  await renderPage(<SpendingPage />, { at: '/spending?year=2027', graph, viewer: clinic });
  expect(await screen.findByRole('table', { name: 'By role' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'By professional' })).toBeVisible();
});
