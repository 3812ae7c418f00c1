import { screen } from '@testing-library/react';
import type { Locale } from '@tbt/contracts';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { StepLine, type StepLineProps } from './step-line';

const show = (
  booking: Partial<StepLineProps['booking']>,
  props: Partial<StepLineProps> = {},
  locale: Locale = 'en-CA',
) =>
  renderPage(
    <StepLine
      booking={{
        ...{ id: '50', status: 'confirmed', actions: [] },
        ...{ endsAt: '2026-11-20T21:00:00Z', endTime: '16:00', ...booking },
      }}
      {...{ reader: 'temp', name: 'Maple Dental', ...props }}
    />,
    { viewer: fakeViewer('hygienist'), locale },
  );

it.each([
  [['on_my_way', 'check_in'], 'temp', 'Check in when you arrive'],
  [['check_in', 'miss'], 'clinic', 'Check Ana Reyes in'],
  [['complete', 'dispute'], 'temp', 'Send your hours'],
  [['approve', 'propose_hours'], 'clinic', 'Check the hours of Ana Reyes'],
  [['mark_paid', 'review'], 'clinic', 'Pay Ana Reyes'],
] as const)('names the first open step of %j for the %s', async (actions, reader, step) => {
  await show({ actions }, { reader, ...(reader === 'clinic' && { name: 'Ana Reyes' }) });
  expect(screen.getByRole('link', { name: step })).toHaveAttribute('href', '/shifts/50');
});

it.each([
  ['en-CA', true, 'A waiver is being reviewed; the due date stands'],
  ['fr-CA', true, 'Demande de dispense à l’étude; la date limite de paiement ne change pas'],
  ['en-CA', false, 'Pay Ana Reyes'],
] as const)('says in %s, the payment held: %s, “%s”', async (locale, isPaymentHeld, step) => {
  const booking = { actions: ['mark_paid'], cancellation: { isPaymentHeld } };
  await show(booking, { reader: 'clinic', name: 'Ana Reyes' }, locale);
  expect(screen.getByRole('link', { name: step })).toBeVisible();
});

it('leaves out steps that are offered beside it', async () => {
  await show({ status: 'booked', actions: ['confirm'] }, { shown: ['confirm'] });
  expect(screen.queryByRole('link')).toBeNull();
});

it('says what is waited for between check-in and payment', async () => {
  await show({ status: 'invoiced', actions: ['dispute'] });
  expect(screen.getByText('Maple Dental has the invoice and pays you directly.')).toBeVisible();
});

it.each([
  ['en-CA', 'Have a good shift! At 5:05 PM, send your hours here.'],
  ['fr-CA', 'Bon quart de travail! À 17 h 05, envoyez vos heures ici.'],
] as const)('asks in %s for no hours before the planned end', async (locale, text) => {
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const booking = {
    status: 'checked_in',
    actions: ['complete'],
    endsAt,
    endTime: '17:05',
  } as const;
  await show(booking, {}, locale);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('is empty for a booking that is paid', async () => {
  await show({ status: 'paid' });
  expect(screen.queryByText(/Paid/)).toBeNull();
});
