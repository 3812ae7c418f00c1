import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Locale } from '@tbt/contracts';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import {
  AcceptHoursDocument,
  ApproveHoursDocument,
  HoursPanelFragmentDoc,
  SendHoursDocument,
} from '../../generated/graphql';
import {
  atWork,
  hoursForm,
  hoursNode,
  proposedHours,
  sentHours,
  sheetNode,
  type HoursNode,
} from '../../testing/hours-fixtures';
import { HoursPanel } from './hours-panel';

type Input = Record<string, unknown>;
const error = (message: string, path: string[] = []) => ({
  ...{ __typename: 'UserError' as const, code: 'VALIDATION_FAILED' as const, reasons: [] },
  ...{ message, path },
});

async function show(
  node: HoursNode,
  reader: 'temp' | 'clinic' = 'temp',
  { errors = [], locale }: { errors?: ReturnType<typeof error>[]; locale?: Locale } = {},
) {
  const sent: Input[] = [];
  const payload = (input: Input) => {
    sent.push(input);
    return { __typename: 'BookingPayload' as const, booking: null, errors };
  };
  await renderPage(
    <HoursPanel
      booking={makeFragmentData(node, HoursPanelFragmentDoc)}
      reader={reader}
      name={reader === 'temp' ? 'Maple Dental' : 'Ana Reyes'}
    />,
    {
      at: '/shifts/50',
      viewer: fakeViewer(reader === 'temp' ? 'hygienist' : 'clinic'),
      graph: {
        ...answer(SendHoursDocument, ({ input }) => ({ sendHours: payload(input as Input) })),
        ...answer(ApproveHoursDocument, ({ input }) => ({ approveHours: payload(input as Input) })),
        ...answer(AcceptHoursDocument, ({ input }) => ({ acceptHours: payload(input as Input) })),
      },
      ...(locale && { locale }),
    },
  );
  return sent;
}

const type = async (label: RegExp, value: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};

it('is filled in from the plan, and counts hours and money while typing', async () => {
  const sent = await show(hoursNode());
  expect(screen.getByText('7 h 30 min at $52.00 an hour: $390.00 before tax')).toBeVisible();
  await type(/^Unpaid break/, '29');
  expect(screen.getByText('7 h 31 min at $52.00 an hour: $390.87 before tax')).toBeVisible();
  expect(screen.getByText(/^No rounding/)).toBeVisible();
  await type(/^Note/, 'Busy day');
  await userEvent.click(screen.getByRole('button', { name: 'Send my hours' }));
  expect(sent).toEqual([
    {
      ...{ bookingId: '50', startTime: '08:00', endTime: '16:00' },
      ...{ breakMinutes: 29, note: 'Busy day' },
    },
  ]);
});

it('finds what the server would refuse, and sends nothing', async () => {
  const sent = await show(hoursNode());
  await type(/^Unpaid break/, '480');
  await userEvent.click(screen.getByRole('button', { name: 'Send my hours' }));
  expect(await screen.findByText('The break must be shorter than the shift.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('keeps what was typed when the server refuses', async () => {
  const errors = [error('Hours can’t end in the future.', ['endTime'])];
  await show(hoursNode(), 'temp', { errors });
  await type(/^Unpaid break/, '45');
  await userEvent.click(screen.getByRole('button', { name: 'Send my hours' }));
  expect(await screen.findByText('Hours can’t end in the future.')).toBeVisible();
  expect(screen.getByLabelText(/^Unpaid break/)).toHaveValue('45');
});

describe('before the planned end', () => {
  afterEach(() => jest.useRealTimers());

  const ended = /^(My shift has already ended|Mon quart est déjà fini)$/;

  it.each([
    ['en-CA', /^Send 5\smin instead of 8\sh\?$/, /^Your shift was to end at /, 'Not now'],
    [
      'fr-CA',
      /^Envoyer 5\smin au lieu de 8\sh\?$/,
      /^Votre quart devait finir à /,
      'Pas maintenant',
    ],
  ] as const)('asks in %s before it sends a few minutes', async (locale, title, text, no) => {
    const sent = await show({ ...atWork(), id: '51' }, 'temp', { locale });
    const send = locale === 'fr-CA' ? 'Envoyer mes heures' : 'Send my hours';
    expect(screen.queryByRole('button', { name: send })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: ended }));
    await userEvent.click(screen.getByRole('button', { name: send }));
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(dialog.getByText(text)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: no }));
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: send }));
    const again = within(await screen.findByRole('alertdialog'));
    await userEvent.click(again.getByRole('button', { name: send }));
    expect(sent).toMatchObject([{ bookingId: '51', breakMinutes: 0 }]);
  });

  const openForm = async () => {
    await userEvent.click(screen.getByRole('button', { name: ended }));
    return screen.getByLabelText(/^Note/);
  };

  it('keeps what was typed until the question is answered with yes', async () => {
    const node = { ...atWork(), id: '52' };
    await show(node);
    await userEvent.type(await openForm(), 'The water was cut');
    await userEvent.click(screen.getByRole('button', { name: 'Send my hours' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    cleanup();
    const sent = await show(node);
    expect(await openForm()).toHaveValue('The water was cut');
    await userEvent.click(screen.getByRole('button', { name: 'Send my hours' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send my hours' }));
    expect(sent).toMatchObject([{ bookingId: '52', note: 'The water was cut' }]);
    cleanup();
    await show(node);
    expect(await openForm()).toHaveValue('');
  });

  it('ends when the button is pressed, and is over at the planned end', async () => {
    const opened = Date.parse('2026-11-20T13:06:00Z');
    jest.useFakeTimers({ now: opened, advanceTimers: true });
    const node = { ...atWork(new Date(opened)), id: '53' };
    await show(node);
    jest.setSystemTime(opened + 4 * 3_600_000);
    await openForm();
    expect(screen.getByLabelText(/^Ended/)).toHaveValue('17:06');
    cleanup();
    await show({ ...node, id: '54' });
    expect(screen.getByRole('button', { name: ended })).toBeVisible();
    act(() => jest.setSystemTime(Date.parse(node.endsAt)));
    act(() => void jest.advanceTimersByTime(60_000));
    expect(screen.queryByRole('button', { name: ended })).toBeNull();
    expect(screen.getByLabelText(/^Ended/)).toHaveValue(node.endTime);
  });
});

it('starts with the planned end once it has passed, whatever was read before', async () => {
  const form = { ...hoursForm, endTime: '08:06' };
  await show(hoursNode({ hoursForm: form }));
  expect(screen.getByLabelText(/^Ended/)).toHaveValue('16:00');
});

it('lets the clinic approve the hours that it has read', async () => {
  const sent = await show(sentHours({ actions: ['approve', 'propose_hours'] }), 'clinic');
  expect(screen.getByRole('heading', { name: 'Sent by Ana Reyes' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve hours' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Approve hours' }));
  expect(sent).toEqual([{ bookingId: '50', timesheetId: '61' }]);
});

it('lets the clinic propose other hours, filled in with those sent', async () => {
  const sent = await show(sentHours({ actions: ['approve', 'propose_hours'] }), 'clinic');
  await userEvent.click(screen.getByRole('button', { name: 'Propose other hours' }));
  await type(/^Unpaid break/, '60');
  await userEvent.click(screen.getByRole('button', { name: 'Send the proposal' }));
  expect(sent).toMatchObject([
    { timesheetId: '61', changed: { startTime: '08:00', endTime: '16:10', breakMinutes: 60 } },
  ]);
});

it.each([
  ['en-CA', 'Sent by Maple Dental', 'Sent by you', 'Accept hours'],
  ['fr-CA', 'Envoyées par Maple Dental', 'Envoyées par vous', 'Accepter les heures'],
] as const)('compares and accepts a proposal in %s', async (locale, theirs, own, accept) => {
  const sent = await show(proposedHours({ actions: ['accept_hours'] }), 'temp', { locale });
  expect(screen.getByRole('heading', { name: theirs })).toBeVisible();
  expect(screen.getByRole('heading', { name: own })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: accept }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: accept }));
  expect(sent).toEqual([{ bookingId: '50', timesheetId: '62' }]);
});

const agreedBy = (action: string, by: 'clinic' | 'temp' | 'clock') =>
  sentHours({
    ...{ status: 'invoiced', hoursUntil: null },
    timesheets: [sheetNode({ status: 'approved' })],
    history: [
      { __typename: 'BookingStep', action: 'complete', by: 'temp' },
      { __typename: 'BookingStep', action, by },
    ],
  });

it.each([
  ['approve', 'clinic', 'temp', 'en-CA', 'Approved by Maple Dental'],
  ['approve', 'clinic', 'temp', 'fr-CA', 'Approuvées par Maple Dental'],
  ['approve', 'clinic', 'clinic', 'en-CA', 'Approved by you'],
  ['accept_hours', 'temp', 'clinic', 'en-CA', 'Accepted by Ana Reyes'],
  ['accept_hours', 'temp', 'temp', 'fr-CA', 'Acceptées par vous'],
  ['approve', 'clock', 'temp', 'en-CA', 'Approved: no answer within 48 hours'],
] as const)('says of hours after %s by %s to the %s in %s: %s', async (...told) => {
  const [action, by, reader, locale, text] = told;
  await show(agreedBy(action, by), reader, { locale });
  expect(screen.getByRole('heading', { name: text })).toBeVisible();
});

it('only shows hours that wait for the other side', async () => {
  await show(sentHours());
  expect(
    screen.getByText(/^Without an answer by .*, these hours are approved automatically\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /hours/ })).toBeNull();
});

it('without a check-in a no-show can be reported instead of answering, which says so', async () => {
  await show(sentHours({ actions: ['approve', 'propose_hours', 'miss'] }), 'clinic');
  expect(screen.getByText(/^There was no check-in for this shift\. If Ana Reyes/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Report a no-show' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Report that Ana Reyes');
});

it('is not shown for a missed shift whose hours were dropped', async () => {
  const [sheet] = sentHours().timesheets;
  const timesheets = [{ ...sheet!, status: 'replaced' as const }];
  await show(sentHours({ status: 'no_show', hoursUntil: null, timesheets }), 'clinic');
  expect(screen.queryByRole('heading', { name: 'Hours' })).toBeNull();
});
