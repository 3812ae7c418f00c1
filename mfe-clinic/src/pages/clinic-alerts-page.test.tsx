import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  FakeSocket,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import { AlertAudienceDocument } from '../generated/graphql';
import {
  alertBoard,
  alertItem,
  receivedAlert,
  receivedAlerts,
  unsentAlert,
} from '../testing/alert-scenes';
import { ClinicAlertsPage } from './clinic-alerts-page';

const clinic = fakeViewer('clinic');
const temp = fakeViewer('hygienist');
const open = (graph: GraphAnswers, viewer: typeof clinic | null = clinic) =>
  renderPage(<ClinicAlertsPage />, { at: '/clinic-alerts', viewer, graph });

type Sent = Record<string, unknown>;

const fill = async (label: RegExp, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

describe('a clinic', () => {
  it('writes an alert for the audience it previews, and sends it once', async () => {
    const [written, sent, audiences]: Sent[][] = [[], [], []];
    const board = alertBoard([]);
    await open({
      ...board,
      AlertAudience: (variables) => {
        audiences!.push((variables as { audience: Sent }).audience);
        return (board.AlertAudience as (given: object) => object)(variables);
      },
      CreateClinicAlert: ({ input }) => {
        written!.push(input as Sent);
        return { data: { createClinicAlert: { clinicAlert: { id: '9' }, errors: [] } } };
      },
      SendClinicAlert: ({ input }) => {
        sent!.push(input as Sent);
        const clinicAlert = { id: '9', status: 'sent', sentCount: 1240 };
        return { data: { sendClinicAlert: { clinicAlert, errors: [] } } };
      },
    });
    expect(await screen.findByText('1,240 professionals')).toBeVisible();
    expect(screen.getByText('a favourite · in the province you chose')).toBeVisible();
    expect(screen.getByText('and 1,239 more')).toBeVisible();
    await fill(/^Title/, 'Open chair');
    await fill(/^Message/, 'From May on');
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'hygienist');
    await userEvent.click(screen.getByRole('button', { name: 'Send the alert' }));
    expect(await screen.findByText('Sent to 1,240 professionals')).toBeVisible();
    expect(written).toEqual([
      expect.objectContaining({
        ...{ title: 'Open chair', message: 'From May on', role: 'hygienist', province: 'Ontario' },
      }),
    ]);
    expect(sent).toEqual([{ alertId: '9' }]);
    expect(audiences!.at(-1)).toMatchObject({ role: 'hygienist', province: 'Ontario', city: null });
  });

  it('is led to the fields that a refusal names', async () => {
    const errors = [
      { code: 'VALIDATION_FAILED', path: ['title'], message: 'Required', reasons: [] },
      { code: 'VALIDATION_FAILED', path: ['message'], message: 'Required', reasons: [] },
    ];
    await open({
      ...alertBoard([]),
      CreateClinicAlert: () => ({ data: { createClinicAlert: { clinicAlert: null, errors } } }),
    });
    const button = await screen.findByRole('button', { name: 'Send the alert' });
    for (const _try of [1, 2]) {
      await userEvent.click(button);
      await waitFor(() => expect(screen.getAllByRole('alert')[0]).toHaveFocus());
    }
    await userEvent.click(screen.getByRole('link', { name: 'Message: Required.' }));
    expect(screen.getByLabelText(/^Message/)).toHaveFocus();
  });

  it('says who is booked at the clinic', async () => {
    const professional = {
      ...{ __typename: 'User' as const, id: '2', firstName: 'Ana', lastName: 'Reyes' },
      city: 'Toronto',
    };
    const sample = [
      { __typename: 'AudienceMember' as const, reasons: ['booked', 'city'], professional },
    ];
    await open({
      ...alertBoard([]),
      ...answer(AlertAudienceDocument, {
        alertAudience: { __typename: 'AlertAudience', count: 1, sample },
      }),
    });
    expect(await screen.findByText('is booked with you · in the city you chose')).toBeVisible();
    expect(screen.queryByText(/^and /)).toBeNull();
  });

  it('reads a refusal, and tries to send the same alert again', async () => {
    const sent: Sent[] = [];
    let created = 0;
    const errors = [
      { code: 'CONFLICT', path: [], message: 'No professional matches.', reasons: [] },
    ];
    await open({
      ...alertBoard([], { count: 0 }),
      CreateClinicAlert: () => {
        created += 1;
        return { data: { createClinicAlert: { clinicAlert: { id: '9' }, errors: [] } } };
      },
      SendClinicAlert: ({ input }) => {
        sent.push(input as Sent);
        return { data: { sendClinicAlert: { clinicAlert: null, errors } } };
      },
    });
    await screen.findByLabelText(/^Title/);
    await fill(/^Title/, 'Open chair');
    await fill(/^Message/, 'From May on');
    const button = screen.getByRole('button', { name: 'Send the alert' });
    await userEvent.click(button);
    expect(await screen.findByText('No professional matches.')).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(created).toBe(1);
  });

  it('follows who has read and answered, and where an answer leads', async () => {
    await open(alertBoard());
    const item = within(await screen.findByRole('article', { name: /Second hygienist/ }));
    expect(item.getByText('202')).toBeVisible();
    expect(item.getByText('12 wait for the daily digest')).toBeVisible();
    await userEvent.click(item.getByRole('button', { name: 'See 2 answers' }));
    expect(await item.findByText('From June on')).toBeVisible();
    expect(item.getByRole('link', { name: 'Write a message' })).toHaveAttribute(
      'href',
      '/messages?userId=2',
    );
    expect(item.getByRole('link', { name: 'Invite to a shift' })).toHaveAttribute(
      'href',
      '/professionals/2',
    );
  });

  it('updates by the socket, and stops an alert', async () => {
    let item = alertItem({ readCount: 80 });
    const stopped: Sent[] = [];
    await open({
      ...alertBoard(),
      ClinicAlertBoard: (variables) =>
        (alertBoard([item]).ClinicAlertBoard as (given: object) => object)(variables),
      CancelClinicAlert: ({ input }) => {
        stopped.push(input as Sent);
        const clinicAlert = { id: '5', status: 'cancelled', waitingCount: 0 };
        return { data: { cancelClinicAlert: { clinicAlert, errors: [] } } };
      },
    });
    await screen.findByText('80');
    item = alertItem({ readCount: 81 });
    await act(async () => {
      FakeSocket.latest().accept();
      FakeSocket.latest().deliver({ type: 'joined', userId: clinic.id });
      FakeSocket.latest().deliver({ type: 'clinic_alert', alertId: 5 });
    });
    expect(await screen.findByText('81')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop the alert' }));
    await waitFor(() => expect(stopped).toEqual([{ alertId: '5' }]));
  });

  it('sends an alert that was written and not sent', async () => {
    const sent: Sent[] = [];
    await open({
      ...alertBoard([unsentAlert()]),
      SendClinicAlert: ({ input }) => {
        sent.push(input as Sent);
        const clinicAlert = { id: '6', status: 'sent', sentCount: 12 };
        return { data: { sendClinicAlert: { clinicAlert, errors: [] } } };
      },
    });
    const list = await screen.findByRole('region', { name: 'Your alerts' });
    await userEvent.click(within(list).getByRole('button', { name: 'Send the alert' }));
    expect(await screen.findByText('The alert is sent')).toBeVisible();
    expect(sent).toEqual([{ alertId: '6' }]);
  });

  it('can count the audience again', async () => {
    await open({ ...alertBoard([]), ...unreachable(AlertAudienceDocument) });
    expect(await screen.findByText('Professionals could not be counted')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    [0, 0, 'Clinic alerts come with a plan', '/subscription?plan=basic'],
    [
      2,
      2,
      /All 2 alerts of this month are used; the next ones come on April 1, 2027/,
      '/subscription?plan=pro',
    ],
  ])('with %i a month and %i used is led to the next plan', async (max, used, title, href) => {
    await open(alertBoard([], { max, used }));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', href);
    expect(screen.queryByRole('button', { name: 'Send the alert' })).toBeNull();
  });

  it('names the owner to a scheduler, who may not read the plan', async () => {
    const role = 'scheduler' as const;
    const clinics = [{ clinicId: 7, name: 'Harbour Dental', role, isActing: true }];
    await open(alertBoard([], { max: 0, used: 0 }), fakeViewer('clinic', { clinics }));
    expect(await screen.findByText('Clinic alerts come with a plan')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
    expect(screen.getByText(/Ask an owner of your clinic/)).toBeVisible();
  });
});

describe('a professional', () => {
  it('opens an alert, which marks it as read, and answers', async () => {
    const [read, answered]: Sent[][] = [[], []];
    const alert = receivedAlert();
    await open(
      {
        ...receivedAlerts([alert]),
        ReadAlert: ({ input }) => {
          read!.push(input as Sent);
          const receivedAlertRead = { alertId: '5', readAt: '2027-03-02T12:00:00.000Z' };
          return { data: { readAlert: { receivedAlert: receivedAlertRead, errors: [] } } };
        },
        RespondToAlert: ({ input }) => {
          answered!.push(input as Sent);
          const given = { alertId: '5', answer: 'interested' };
          return { data: { respondToAlert: { receivedAlert: given, errors: [] } } };
        },
      },
      temp,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Read and answer' }));
    await fill(/^A word to the clinic/, 'From June on');
    await userEvent.click(screen.getByRole('button', { name: 'I’m interested' }));
    expect(await screen.findByText('The clinic has your answer')).toBeVisible();
    expect(read).toEqual([{ alertId: '5' }]);
    expect(answered).toEqual([{ alertId: '5', answer: 'interested', message: 'From June on' }]);
  });

  it('is led on after an answer, and cannot answer what is over', async () => {
    await open(
      receivedAlerts([
        receivedAlert({ answer: 'interested' }),
        receivedAlert({ alertId: '6', isOver: true }),
      ]),
      temp,
    );
    expect(await screen.findByRole('link', { name: 'Write to the clinic' })).toHaveAttribute(
      'href',
      '/messages?userId=1',
    );
    expect(screen.getByText('This alert is over.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read and answer' })).toBeNull();
  });
});

it('says what it is for to a visitor', async () => {
  await open({}, null);
  expect(await screen.findByRole('heading', { name: 'Clinic Alert System' })).toBeVisible();
  expect(screen.getByText(/Log in to write an alert/)).toBeVisible();
});
