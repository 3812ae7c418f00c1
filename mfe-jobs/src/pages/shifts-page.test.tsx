import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import {
  ClinicShiftsDocument,
  MyApplicationsDocument,
  MyBookingsDocument,
  WithdrawApplicationDocument,
} from '../generated/graphql';
import {
  candidateNode,
  clinicShiftNode,
  connectionOf,
  myApplicationNode,
} from '../testing/fixtures';
import { ShiftsPage } from './shifts-page';

const clinicShifts = (node = clinicShiftNode()): GraphAnswers =>
  answer(ClinicShiftsDocument, { myJobs: connectionOf('Job', [node]) });

const booking = {
  __typename: 'Booking',
  id: '50',
  status: 'booked' as const,
  hourlyRate: '52.00',
  professionalId: '2',
  professional: {
    __typename: 'User',
    id: '2',
    firstName: 'Ana',
    lastName: 'Reyes',
    role: 'hygienist' as const,
    profilePicture: null,
  },
};

async function confirm(question: string, answer: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
}

describe('/shifts for a clinic', () => {
  const viewer = fakeViewer('clinic');

  it('names a former member, of whom nothing is said and whom nobody can write to', async () => {
    const left = candidateNode({ status: 'withdrawn', applicant: null, message: null });
    const shift = clinicShiftNode({ applications: connectionOf('Application', [left]) });
    await renderPage(<ShiftsPage />, { graph: clinicShifts(shift), viewer });
    expect(await screen.findByText('Former member')).toBeVisible();
    expect(screen.queryByText('Not verified yet')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Message/ })).not.toBeInTheDocument();
  });

  it('shows who applied and books the accepted one', async () => {
    const accepted = candidateNode({ status: 'accepted' });
    const graph: GraphAnswers = {
      ...clinicShifts(),
      AcceptApplication: ({ input }) => {
        expect(input).toEqual({ applicationId: '31' });
        const job = clinicShiftNode({
          status: 'booked',
          booking,
          pendingApplicationCount: 0,
          applications: connectionOf('Application', [accepted]),
        });
        return {
          data: {
            acceptApplication: {
              __typename: 'AcceptApplicationPayload',
              application: { ...accepted, job },
              booking: { __typename: 'Booking', id: '50', status: 'booked' },
              errors: [],
            },
          },
        };
      },
    };
    await renderPage(<ShiftsPage />, { graph, viewer });
    expect(await screen.findByText(/1 application/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept Ana Reyes' }));
    await confirm('Book Ana Reyes for this shift?', 'Accept');
    expect(await screen.findByText('Shift booked')).toBeVisible();
    for (const name of ['Booked with Ana Reyes', 'Ana Reyes'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/professionals/2');
    // The pressed button is gone: its row has the focus instead.
    const row = screen.getByText('Ana Reyes').closest('li');
    await waitFor(() => expect(row).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Accept Ana Reyes' })).toBeNull();
  });

  it('asks before it declines, and a change of mind costs nothing', async () => {
    const declined: unknown[] = [];
    const graph: GraphAnswers = {
      ...clinicShifts(),
      DeclineApplication: ({ input }) => {
        declined.push(input);
        const application = candidateNode({ status: 'declined' });
        const payload = { __typename: 'AnswerApplicationPayload', application, errors: [] };
        return { data: { declineApplication: payload } };
      },
    };
    await renderPage(<ShiftsPage />, { graph, viewer });
    const decline = await screen.findByRole('button', { name: 'Decline Ana Reyes' });
    await userEvent.click(decline);
    await confirm('Decline Ana Reyes?', 'Not now');
    await waitFor(() => expect(decline).toHaveFocus());
    expect(declined).toEqual([]);
    await userEvent.click(decline);
    await confirm('Decline Ana Reyes?', 'Decline');
    expect(await screen.findByText('Application declined')).toBeVisible();
    expect(declined).toEqual([{ applicationId: '31' }]);
  });

  it('says that a filter of the address is not known', async () => {
    const at = '/shifts?show=Someday';
    await renderPage(<ShiftsPage />, { at, graph: clinicShifts(), viewer });
    expect(await screen.findByText(/A filter in this address is not known/)).toBeVisible();
  });

  it('reads the list again when an answer is refused', async () => {
    let isWithdrawn = false;
    const graph: GraphAnswers = {
      ClinicShifts: () => {
        const candidate = candidateNode({ status: isWithdrawn ? 'withdrawn' : 'pending' });
        const applications = connectionOf('Application', [candidate]);
        return { data: { myJobs: connectionOf('Job', [clinicShiftNode({ applications })]) } };
      },
      AcceptApplication: () => {
        isWithdrawn = true;
        const error = { code: 'CONFLICT', message: 'No longer open', path: [], reasons: [] };
        return {
          data: {
            acceptApplication: {
              __typename: 'AcceptApplicationPayload',
              application: null,
              booking: null,
              errors: [{ __typename: 'UserError', ...error }],
            },
          },
        };
      },
    };
    await renderPage(<ShiftsPage />, { graph, viewer });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept Ana Reyes' }));
    await confirm('Book Ana Reyes for this shift?', 'Accept');
    expect((await screen.findAllByText('No longer open')).length).toBeGreaterThan(0);
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept Ana Reyes' })).toBeNull();
  });

  it('says why somebody cannot be booked yet', async () => {
    const candidate = candidateNode({ bookingObstacles: ['missing_credential'] });
    const applications = connectionOf('Application', [candidate]);
    await renderPage(<ShiftsPage />, {
      graph: clinicShifts(clinicShiftNode({ applications })),
      viewer,
    });
    expect(await screen.findByText(/No approved licence/)).toBeVisible();
  });

  it('keeps a filter in the address', async () => {
    const page = await renderPage(<ShiftsPage />, { at: '/shifts', graph: clinicShifts(), viewer });
    const filter = await screen.findByRole('group', { name: 'Show' });
    await userEvent.click(within(filter).getByRole('button', { name: 'Booked' }));
    expect(page.address()).toBe('/shifts?show=Booked');
  });

  it('offers to post when there is nothing', async () => {
    const graph = { ClinicShifts: { data: { myJobs: connectionOf('Job', []) } } };
    await renderPage(<ShiftsPage />, { graph, viewer });
    expect(await screen.findByText('No shifts here yet.')).toBeVisible();
  });
});

describe('/shifts for a professional', () => {
  const viewer = fakeViewer('hygienist');
  const graph: GraphAnswers = {
    ...answer(MyBookingsDocument, { myBookings: connectionOf('Booking', []) }),
    ...answer(MyApplicationsDocument, {
      myApplications: connectionOf('Application', [myApplicationNode()]),
    }),
    ...answer(WithdrawApplicationDocument, {
      withdrawApplication: {
        __typename: 'AnswerApplicationPayload',
        application: { __typename: 'Application', id: '31', status: 'withdrawn' },
        errors: [],
      },
    }),
  };

  it('withdraws an application after asking', async () => {
    await renderPage(<ShiftsPage />, { graph, viewer });
    expect(await screen.findByText('No bookings yet.')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: /applications/i }));
    expect(await screen.findByRole('link', { name: 'Maple Dental' })).toHaveAttribute(
      'href',
      '/clinics/1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Application withdrawn')).toBeVisible();
    expect(await screen.findByText('Withdrawn')).toBeVisible();
  });
});

describe('/shifts for the anonymous', () => {
  it('asks to sign in', async () => {
    await renderPage(<ShiftsPage />, { at: '/shifts' });
    expect(await screen.findByText('Sign in to see your shifts.')).toBeVisible();
  });
});
