import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  boardItem,
  emergencyBoard,
  emergencyOffers,
  filledItem,
  offer,
  onCallSettings,
  unreachedItem,
} from '../testing/emergency-scenes';
import { launchOffer } from '../testing/pricing-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

const clinic = fakeViewer('clinic');
const temp = fakeViewer('hygienist');
const open = (graph: GraphAnswers, viewer: typeof clinic | null = clinic) =>
  renderPage(<EmergencyCoveragePage />, { at: '/emergency-coverage', viewer, graph });

type Sent = Record<string, unknown>;

describe('a clinic', () => {
  it('sends a request by the keyboard in one step', async () => {
    const sent: Sent[] = [];
    const made = { id: '9', waves: [{ wave: 1, asked: 3 }] };
    await open({
      ...emergencyBoard([]),
      RequestEmergency: ({ input }) => {
        sent.push(input as Sent);
        return { data: { requestEmergency: { emergencyRequest: made, errors: [] } } };
      },
    });
    const form = within(await screen.findByRole('form', { name: 'Ask for cover now' }));
    expect(form.getByLabelText('Hourly rate')).toHaveValue('52.00');
    form.getByLabelText('Who is needed').focus();
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}61{Enter}');
    expect(await screen.findByText('3 professionals were asked.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your requests' })).toHaveFocus();
    expect(screen.queryByRole('form')).toBeNull();
    expect(sent).toEqual([
      expect.objectContaining({
        ...{ role: 'hygienist', hourlyRate: '61.00', duration: 480, maxRadius: 50 },
        ...{ isAssignedForMe: false, title: null },
        neededDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        neededTime: expect.stringMatching(/^\d\d:(00|30)$/),
      }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Request another' }));
    expect(screen.getByLabelText('Hourly rate')).toHaveValue('52.00');
  });

  it('reads what it binds itself to before it sends', async () => {
    await open(emergencyBoard([]));
    const start = await screen.findByLabelText('Start');
    fireEvent.change(start, { target: { value: '17:30' } });
    expect(
      screen.getByText(
        /, 5:30 PM to 1:30 AM: \$390\.00 in total, 30 min unpaid break\. The first professional/,
      ),
    ).toBeVisible();
    expect(screen.getByText(/less than 24 hours before the start costs half/)).toBeVisible();
    fireEvent.change(start, { target: { value: '' } });
    expect(screen.queryByText(/in total/)).toBeNull();
  });

  it('keeps a rate of its own when the role changes', async () => {
    await open(emergencyBoard([]));
    const rate = await screen.findByLabelText('Hourly rate');
    const role = screen.getByLabelText('Who is needed');
    await userEvent.selectOptions(role, 'assistant');
    expect(rate).not.toHaveValue('52.00');
    await userEvent.selectOptions(role, 'hygienist');
    expect(rate).toHaveValue('52.00');
    await userEvent.clear(rate);
    await userEvent.type(rate, '61');
    await userEvent.selectOptions(role, 'assistant');
    expect(rate).toHaveDisplayValue(/^61/);
  });

  it('counts the waves that reached someone', async () => {
    const { waves } = filledItem();
    await open(emergencyBoard([boardItem({ wave: 2, waves: waves.slice(1) })]));
    expect(await screen.findByText('Round 1')).toBeVisible();
    expect(screen.queryByText('Round 2')).toBeNull();
  });

  it('reads refusals at their fields', async () => {
    const errors = [
      { code: 'VALIDATION_FAILED', path: ['neededTime'], message: 'Too early.', reasons: [] },
      { code: 'CONFLICT', path: [], message: 'An invoice is overdue.', reasons: [] },
    ];
    await open({
      ...emergencyBoard([]),
      RequestEmergency: () => ({ data: { requestEmergency: { emergencyRequest: null, errors } } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: /Send to professionals/ }));
    expect(await screen.findByText('Too early.')).toBeVisible();
    expect(screen.getByText('An invoice is overdue.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start: Too early.' })).toHaveAttribute(
      'href',
      '#emergency-neededTime',
    );
  });

  it('watches waves and answers, and opens the booking', async () => {
    await open(emergencyBoard([boardItem(), filledItem()]));
    const [looking, filled] = await screen.findAllByRole('article');
    expect(
      within(looking!).getByText(/3 professionals asked at .*: on call or among your favourites/),
    ).toBeVisible();
    expect(within(looking!).getByText(/More professionals are asked at about/)).toBeVisible();
    expect(within(filled!).getByRole('link', { name: 'Ana Reyes' })).toHaveAttribute(
      'href',
      '/professionals/2',
    );
    // On the clock of the shift, wherever the browser is.
    expect(within(filled!).getByText('Arrives at 7:50 AM')).toBeVisible();
    expect(within(filled!).getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      '/shifts/50',
    );
    expect(within(filled!).queryByRole('button', { name: 'Cancel the request' })).toBeNull();
  });

  it('reads what would widen the field', async () => {
    await open(emergencyBoard([unreachedItem()]));
    expect(
      await screen.findByText('4 professionals are free further away, from 95 km.'),
    ).toBeVisible();
    expect(screen.getByText(/1 professional nearby is busy at that time/)).toBeVisible();
  });

  it('cancels after a question', async () => {
    const sent: Sent[] = [];
    await open({
      ...emergencyBoard([boardItem()]),
      CancelEmergency: ({ input }) => {
        sent.push(input as Sent);
        const cancelled = { id: '5', status: 'cancelled', nextWaveAt: null };
        return { data: { cancelEmergency: { emergencyRequest: cancelled, errors: [] } } };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the request' }));
    await waitFor(() => expect(sent).toEqual([{ emergencyRequestId: '5' }]));
  });

  it.each([
    [0, 0, 'Emergency requests come with a plan', '/subscription?plan=basic'],
    [1, 1, /request is used; the next one comes on April 1, 2027/, '/subscription?plan=pro'],
    [3, 3, /All 3 emergency requests/, '/subscription?plan=premium'],
  ])('with %i a month and %i used is led to the next plan', async (max, used, title, href) => {
    await open(emergencyBoard([], { max, used }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: /Send to professionals/ })).toBeNull();
  });

  it('without a plan hears of free Premium while the launch offer is open', async () => {
    await open({ ...emergencyBoard([], { max: 0, used: 0 }), ...launchOffer(2) });
    expect(await screen.findByText('Only 2 spots left!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Claim FIRST5FREE' })).toHaveAttribute(
      'href',
      '/checkout?plan=premium&code=FIRST5FREE',
    );
  });
});

describe('a professional', () => {
  it('sees the way, the pay and the time left, and takes the shift', async () => {
    const sent: Sent[] = [];
    await open(
      {
        ...emergencyOffers(),
        AnswerEmergency: ({ input }) => {
          sent.push(input as Sent);
          const response = { id: '1', status: 'assigned' };
          return { data: { answerEmergency: { response, booking: { id: '50' }, errors: [] } } };
        },
      },
      temp,
    );
    expect(await screen.findByText('Toronto, about 12 km (12 min or more)')).toBeVisible();
    expect(screen.getByText('12 King St W, Toronto, Ontario M5H 1A1')).toBeVisible();
    expect(screen.getByText('$450.00 ($60.00 an hour, 30 min unpaid break)')).toBeVisible();
    expect(screen.getByText(/^1\sh\s59\smin|^2\sh$/)).toBeVisible();
    const cost = /^Taking it books you at once.*costs 50 reliability/;
    expect(await screen.findByText(cost)).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('I can be there'), '30');
    await userEvent.type(screen.getByLabelText(/^Message/), 'On my way');
    await userEvent.click(screen.getByRole('button', { name: 'Take this shift' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take this shift?' });
    expect(dialog).toHaveTextContent(/8 hours.*about 12 km.*\$450\.00 \(\$60\.00 an hour/);
    expect(dialog).toHaveTextContent(/it costs 50 reliability points/);
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, book me' }));
    expect(await screen.findByText('You’re booked')).toBeVisible();
    expect(sent).toEqual([
      expect.objectContaining({ emergencyRequestId: '5', jobRevision: 1, message: 'On my way' }),
    ]);
    const arrival = Date.parse(String(sent[0]?.estimatedArrival)) - Date.now();
    expect(arrival).toBeGreaterThan(25 * 60_000);
    expect(arrival).toBeLessThan(31 * 60_000);
  });

  it('reads that it has just been filled', async () => {
    const errors = [
      {
        code: 'CONFLICT',
        path: [],
        message: 'This shift has just been filled.',
        reasons: ['taken'],
      },
    ];
    await open(
      {
        ...emergencyOffers(),
        AnswerEmergency: () => ({
          data: { answerEmergency: { response: null, booking: null, errors } },
        }),
      },
      temp,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Take this shift' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, book me' }));
    expect(await screen.findByText('This shift has just been filled.')).toBeVisible();
  });

  it('declines in one step', async () => {
    const sent: Sent[] = [];
    await open(
      {
        ...emergencyOffers(),
        DeclineEmergency: ({ input }) => {
          sent.push(input as Sent);
          return { data: { declineEmergency: { emergencyRequestId: '5', errors: [] } } };
        },
      },
      temp,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Not this time' }));
    await waitFor(() => expect(sent).toEqual([{ emergencyRequestId: '5' }]));
  });

  it('reads of a booking at that time, without a form', async () => {
    const shift = offer();
    await open(emergencyOffers([shift], {}, [shift]), temp);
    expect(await screen.findByText(/You’re booked at that time/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      '/shifts/70',
    );
    expect(screen.queryByRole('button', { name: 'Take this shift' })).toBeNull();
  });

  it('lists no filled request of another professional', async () => {
    await open(emergencyOffers([offer({ status: 'filled' })]), temp);
    expect(await screen.findByText('Nothing right now')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Answer' })).toBeNull();
  });

  it('goes on call, chooses a radius, and adds and removes hours', async () => {
    const sent: Sent[] = [];
    const hours = [
      { __typename: 'OnCallHours' as const, day: 'Friday', from: '07:00', to: '18:00' },
    ];
    await open(
      {
        ...emergencyOffers([], { hours }),
        SetOnCall: ({ input }) => {
          sent.push(input as Sent);
          return { data: { setOnCall: { onCall: onCallSettings({ hours }), errors: [] } } };
        },
      },
      temp,
    );
    await userEvent.click(await screen.findByRole('switch', { name: 'Ask me first' }));
    await userEvent.selectOptions(screen.getByLabelText('As far as'), '100');
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Tuesday');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Friday' }));
    await waitFor(() => expect(sent).toHaveLength(4));
    const friday = { day: 'Friday', from: '07:00', to: '18:00' };
    expect(sent).toEqual([
      { isOnCall: false },
      { emergencyRadius: 100 },
      { hours: [friday, { day: 'Tuesday', from: '07:00', to: '18:00' }] },
      { hours: [] },
    ]);
  });
});

it('says what it is for to a visitor', async () => {
  await open({}, null);
  expect(await screen.findByRole('heading', { name: 'Emergency Coverage' })).toBeVisible();
  expect(screen.getByText(/Log in to ask for cover/)).toBeVisible();
});
