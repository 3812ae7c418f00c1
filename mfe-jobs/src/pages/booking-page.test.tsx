import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tbt/contracts';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import {
  bookingPage,
  noShowPoints,
  officePack,
  pageBooking,
  type PageBookingNode,
} from '../testing/booked-scenes';
import { atWork } from '../testing/hours-fixtures';
import { invoiceNode } from '../testing/invoice-fixtures';
import { cancellationNode } from '../testing/shift-fixtures';
import { BookingPage } from './booking-page';

const show = (
  booking: Partial<PageBookingNode> | null = {},
  role: 'hygienist' | 'clinic' = 'hygienist',
  locale: Locale = 'en-CA',
) =>
  renderPage(<BookingPage />, {
    at: '/shifts/50',
    path: '/shifts/:bookingId',
    viewer: fakeViewer(role),
    graph: bookingPage(booking),
    locale,
  });

const STEP = { __typename: 'BookingStep', at: '2026-11-21T12:00:00Z' } as const;

it('leads with the first open step', async () => {
  await show({ actions: ['cancel', 'confirm', 'propose_change'] });
  const step = await screen.findByRole('region', { name: /^Confirm by .+ that you’re coming/ });
  expect(within(step).getByRole('button', { name: 'Confirm I’m coming' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Confirm I’m coming' })).toHaveLength(1);
});

it.each([
  ['416 555 0199', 'tel:4165550199'],
  [null, null],
])('calls the main office at %s', async (phone, href) => {
  const { clinic } = pageBooking();
  await show({ clinic: clinic && { ...clinic, officePack: { ...officePack, phone } } });
  await screen.findByText('12 King St W, Toronto, Ontario M5H 1A1');
  const link = screen.queryByRole('link', { name: /^Office phone/ });
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

it('says what the reader waits for without an open step', async () => {
  await show({ status: 'confirmed', actions: [] }, 'clinic');
  const step = within(await screen.findByRole('region', { name: 'Next step' }));
  expect(step.getByText(/^Ana Reyes is coming/)).toBeVisible();
});

it.each([
  ['hygienist', 'en-CA', 'You checked in'],
  ['clinic', 'en-CA', 'Ana Reyes checked in'],
  ['clinic', 'fr-CA', 'Ana Reyes a enregistré son arrivée'],
] as const)('tells the %s in %s what happened', async (role, locale, text) => {
  const history = [
    { ...STEP, action: 'check_in', by: 'temp', status: 'checked_in' } as const,
    { ...STEP, action: 'from_a_later_release', by: 'clock', status: 'paid' } as const,
  ];
  await show({ status: 'checked_in', actions: [], history }, role, locale);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(locale === 'en-CA' ? 'Shift starts' : 'Début du quart')).toBeVisible();
  // The clock of the clinic, in Toronto, as at the shift.
  const time = locale === 'en-CA' ? /21, 2026, 7:00 AM$/ : /^21 novembre 2026, 7\sh$/;
  expect(screen.getAllByText(time).length).toBeGreaterThan(0);
});

const code = { checkInFrom: '2026-11-20T12:00:00Z', checkInCode: '048213' };

it('shows the clinic the code, large, and as a QR code', async () => {
  await show({ actions: ['check_in'], ...code }, 'clinic');
  const step = within(await screen.findByRole('region', { name: 'Check Ana Reyes in' }));
  expect(step.getByText('048 213')).toBeVisible();
  expect(step.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

it('takes the professional’s code on a numeric keypad', async () => {
  await show({ actions: ['check_in', 'arrive'] });
  const step = within(await screen.findByRole('region', { name: 'Check in when you arrive' }));
  const field = step.getByRole('textbox', { name: 'Code from the clinic’s screen' });
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(field, '12');
  await userEvent.click(step.getByRole('button', { name: 'Check in' }));
  expect(await step.findByText('Enter the six digits on the clinic’s screen.')).toBeVisible();
  expect(field).toHaveValue('12');
});

it('shows the orientation from 48 hours before the start', async () => {
  const startsAt = new Date(Date.now() + 47 * 3_600_000).toISOString();
  await show({ startsAt });
  expect(await screen.findByText('Ring at the side door.')).toBeVisible();
});

it('hides the orientation until then', async () => {
  await show({ startsAt: new Date(Date.now() + 49 * 3_600_000).toISOString() });
  await screen.findByRole('heading', { name: 'Steps' });
  expect(screen.queryByText('Ring at the side door.')).not.toBeInTheDocument();
});

it('offers no lateness once the professional is there', async () => {
  const actions = ['run_late', 'check_in'];
  const before = await show({ status: 'confirmed', actions });
  expect(await screen.findByRole('button', { name: 'Running late' })).toBeVisible();
  before.unmount();
  await show({ status: 'confirmed', actions, arrivedAt: '2027-03-05T12:50:00Z' });
  expect(await screen.findByRole('button', { name: 'Check in' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Running late' })).not.toBeInTheDocument();
});

it('says that a booking is missing', async () => {
  await show(null);
  expect(await screen.findByText('This booking cannot be found.')).toBeVisible();
});

it('names the points of a no-show as the ladder has them', async () => {
  const missed = { status: 'confirmed', actions: ['check_in', 'miss'] } as const;
  await renderPage(<BookingPage />, {
    ...{ at: '/shifts/5', path: '/shifts/:bookingId', viewer: fakeViewer('clinic') },
    graph: { ...bookingPage({ ...missed, actions: [...missed.actions] }), ...noShowPoints(40) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Report a no-show' }));
  expect(await screen.findByText(/Ana Reyes loses 40 points/)).toBeVisible();
});

it('holds invoices among the documents', async () => {
  await renderPage(<BookingPage />, {
    ...{ at: '/shifts/5', path: '/shifts/:bookingId', viewer: fakeViewer('clinic') },
    graph: bookingPage({ status: 'invoiced', invoices: [invoiceNode()] }),
  });
  const documents = await screen.findByRole('region', { name: 'Documents' });
  expect(within(documents).getByRole('link', { name: /^Invoice \d+ \(PDF\)/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/invoices\/\d+\/pdf\?lang=en$/),
  );
});

it.each([
  ['en-CA', 'The payment is 4 days overdue', 'Message the clinic', 'I received the payment'],
  ['fr-CA', 'Paiement en retard de 4\u00a0jours', 'Écrire au cabinet', 'J’ai reçu le paiement'],
] as const)('writes to the clinic about a late payment, in %s', async (locale, ...texts) => {
  const [title, message, received] = texts;
  const invoice = invoiceNode({ state: 'overdue', daysOverdue: 4, actions: ['mark_received'] });
  const booking = { status: 'invoiced', actions: ['mark_received'], invoices: [invoice] } as const;
  await show({ ...booking, actions: ['mark_received'], invoices: [invoice] }, 'hygienist', locale);
  const step = within(await screen.findByRole('region', { name: title }));
  expect(step.getByRole('link', { name: message })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/messages\?/),
  );
  expect(step.getByRole('button', { name: received })).toBeVisible();
});

it.each([
  [
    'en-CA',
    'A waiver is being reviewed; the due date stands',
    /^Our team is reviewing .*by March 19, 2027/,
  ],
  [
    'fr-CA',
    'Demande de dispense à l’étude; la date limite de paiement ne change pas',
    /^Notre équipe étudie .*le 19 mars 2027/,
  ],
] as const)('holds a payment while its waiver is reviewed, in %s', async (locale, title, text) => {
  const cancellation = cancellationNode({ by: 'clinic', isPaymentHeld: true });
  const invoices = [invoiceNode({ actions: ['mark_paid'] })];
  const held = { actions: ['mark_paid'], cancellation, invoices };
  await show({ status: 'cancelled_by_clinic', ...held }, 'clinic', locale);
  const step = within(await screen.findByRole('region', { name: title }));
  expect(step.getByText(text)).toBeVisible();
});

it('says once by when to confirm', async () => {
  const confirmUntil = '2030-03-05T12:00:00Z';
  await show({ status: 'booked', actions: ['confirm', 'cancel'], confirmUntil });
  expect(await screen.findByRole('region', { name: /^Confirm by March 5, 2030/ })).toBeVisible();
  expect(screen.queryByText(/^Please confirm by/)).toBeNull();
});

it('says when it asks to confirm, and what silence means', async () => {
  const confirmFrom = '2030-03-05T12:00:00Z';
  await show({ status: 'booked', actions: ['cancel'], confirmFrom });
  const step = within(await screen.findByRole('region', { name: 'Next step' }));
  expect(step.getByText(/^Nothing to do before March 5, 2030, .*the booking stands/)).toBeVisible();
});

it('asks for no hours at work, and offers to send those of a shift that ended early', async () => {
  await show({ ...atWork(), history: [], actions: ['complete'] });
  const step = await screen.findByRole('region', { name: /^Have a good shift! At / });
  await userEvent.click(within(step).getByRole('button', { name: 'My shift has already ended' }));
  expect(within(step).getByRole('button', { name: 'Send my hours' })).toBeVisible();
});

it('asks the clinic what became of a shift without an arrival', async () => {
  const past = { startsAt: '2026-11-20T13:00:00Z', endsAt: '2026-11-20T21:00:00Z' };
  const came = { lateMinutes: 10, arrivedAt: '2026-11-20T12:58:00Z' };
  await show({ ...past, ...came, status: 'confirmed', actions: ['miss'] }, 'clinic');
  const step = within(await screen.findByRole('region', { name: /^Ana Reyes was not checked in/ }));
  expect(step.getByText(/^Ana Reyes said they were at your office: .*7:58/)).toBeVisible();
  expect(step.getByRole('link', { name: /^Write to / })).toBeVisible();
  expect(step.getByRole('button', { name: 'Report a no-show' })).toBeVisible();
  expect(screen.getByText('Not checked in')).toBeVisible();
});

it('asks to confirm a payment that the clinic announced', async () => {
  const invoice = invoiceNode({
    ...{ state: 'marked_paid', paidOn: '2027-03-09', paidMethod: 'e_transfer' },
    actions: ['mark_received'],
  });
  await show({ status: 'invoiced', actions: ['mark_received'], invoices: [invoice] });
  const step = await screen.findByRole('region', { name: 'Confirm that the payment arrived' });
  expect(within(step).getByRole('button', { name: 'Confirm payment' })).toBeVisible();
});

it.each([
  ['scheduler', 0],
  ['manager', 1],
] as const)('offers a %s of the clinic to mark an invoice %d times', async (role, count) => {
  const member = fakeViewer('clinic', {
    clinics: [{ clinicId: 1, name: 'Maple Dental', role, isActing: true }],
  });
  const invoice = invoiceNode({ actions: ['mark_paid'] });
  await renderPage(<BookingPage />, {
    at: '/shifts/50',
    path: '/shifts/:bookingId',
    viewer: member,
    graph: bookingPage({ status: 'invoiced', actions: ['mark_paid'], invoices: [invoice] }),
  });
  const step = within(await screen.findByRole('region', { name: /^Pay / }));
  expect(step.queryAllByRole('button', { name: 'Mark as paid' })).toHaveLength(count);
  expect(step.queryAllByText(/^Only an owner or a manager/)).toHaveLength(1 - count);
});

it('has no documents for a cancelled booking without an invoice', async () => {
  const without = await show({ status: 'cancelled_by_clinic', actions: [] });
  expect(await screen.findByRole('heading', { name: 'Steps' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Documents' })).not.toBeInTheDocument();
  without.unmount();
  await show({ status: 'cancelled_by_clinic', actions: [], invoices: [invoiceNode()] });
  expect(await screen.findByRole('heading', { name: 'Documents' })).toBeVisible();
});
