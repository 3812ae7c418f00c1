import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { MyInvitationsDocument, ShiftCalendarDocument } from '../generated/graphql';
import { connectionOf } from '../testing/fixtures';
import { payload, recorded, refusal } from '../testing/refusals';
import {
  bookingNode,
  counteredNode,
  myApplicationNode,
  myInvitationNode,
  reliabilityLineNode,
  type MyApplicationNode,
  type MyInvitationNode,
} from '../testing/shift-fixtures';
import { calendarEntry, shiftCalendar } from '../testing/calendar-scenes';
import { myReliability, tempShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('hygienist');

async function confirm(question: RegExp | string, answer: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  return dialog;
}

/** An application that changes while the page is open. */
function oneApplication(first: MyApplicationNode) {
  let application = first;
  const graph: GraphAnswers = {
    ...tempShifts({ invitations: [] }),
    MyApplications: () => ({
      data: { myApplications: connectionOf('Application', [application]) },
    }),
  };
  return { graph, set: (next: MyApplicationNode) => (application = next) };
}

function oneInvitation(first: MyInvitationNode) {
  let invitation = first;
  const graph: GraphAnswers = {
    ...tempShifts({ applications: [] }),
    MyInvitations: () => ({ data: { myInvitations: connectionOf('Invitation', [invitation]) } }),
  };
  return { graph, set: (next: MyInvitationNode) => (invitation = next) };
}

/** Past entries are folded, with a count. */
const openAnswered = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Answered \(\d+\)$/ }));

it('shows an accepted invitation as its application alone', async () => {
  const graph = tempShifts({
    invitations: [myInvitationNode({ status: 'accepted', actions: [] })],
    applications: [
      myApplicationNode({
        ...{ status: 'accepted', actions: [] },
        job: {
          ...myApplicationNode().job,
          id: myInvitationNode().job?.id,
        } as MyApplicationNode['job'],
      }),
    ],
  });
  await renderPage(<ShiftsPage />, { graph, viewer });
  expect(await screen.findByRole('button', { name: 'Answered (1)' })).toBeVisible();
});

it('puts what needs an answer first and counts it', async () => {
  await renderPage(<ShiftsPage />, { graph: tempShifts(), viewer });
  expect(await screen.findByText('Needs your answer (2)')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Applications ?2$/ })).toBeVisible();
  const groups = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(groups).toEqual(['Needs your answer (2)', 'Waiting (1)', 'Answered (3)']);
  expect(screen.getByText('You asked for $58.00 an hour')).toBeVisible();
  expect(screen.getByText(/^Maple Dental countered with .* \(\$405\.00 in total\)$/)).toBeVisible();
  expect(screen.getAllByText(/^per hour offered \(posted at \$52\.00\)/)[0]).toBeVisible();
});

it('accepts a counter-offer, and opens the booking', async () => {
  const { graph, set } = oneApplication(counteredNode());
  const accept = recorded('AcceptCounter', () => {
    const application = counteredNode({ status: 'accepted', actions: [], expiresAt: null });
    set(application);
    return payload('acceptApplication', { application });
  });
  const page = await renderPage(<ShiftsPage />, {
    graph: { ...graph, ...accept.graph },
    viewer,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept $54.00' }));
  await confirm('Take this shift at $54.00 an hour?', 'Take the shift');
  await waitFor(() => expect(page.address()).toBe('/shifts/7/booked'));
  expect(accept.sent).toEqual([{ applicationId: '36', shownRate: '54.00' }]);
});

it('reads a refusal where the question was asked', async () => {
  const { graph } = oneApplication(counteredNode());
  const text = 'No licence for Ontario is on record. Add your registration there to be booked.';
  const accept = recorded('AcceptCounter', () =>
    payload('acceptApplication', { application: null, errors: [refusal(text)] }),
  );
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...accept.graph }, viewer });
  const button = await screen.findByRole('button', { name: 'Accept $54.00' });
  await userEvent.click(button);
  const dialog = await confirm(/Take this shift/, 'Take the shift');
  expect(await within(dialog).findByText(text)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(button).toHaveFocus());
});

it('answers with another rate', async () => {
  const { graph } = oneApplication(counteredNode());
  const counter = recorded('CounterBack', () =>
    payload('counterApplication', { application: myApplicationNode({ id: '36' }) }),
  );
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...counter.graph }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Counter-offer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make a counter-offer' });
  await userEvent.type(within(dialog).getByLabelText(/Hourly rate/), '56');
  await userEvent.type(within(dialog).getByLabelText(/Add a note/), 'Half way.{Enter}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send counter-offer' }));
  expect(await screen.findByText('Counter-offer sent')).toBeVisible();
  expect(counter.sent).toEqual([
    { applicationId: '36', hourlyRate: '56.00', message: 'Half way.' },
  ]);
});

it('withdraws an application after asking', async () => {
  const { graph, set } = oneApplication(myApplicationNode());
  const withdraw = recorded('WithdrawApplication', () => {
    const application = myApplicationNode({ status: 'withdrawn', actions: [], expiresAt: null });
    set(application);
    return payload('withdrawApplication', { application });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...withdraw.graph }, viewer });
  expect(await screen.findByRole('link', { name: 'Maple Dental' })).toHaveAttribute(
    'href',
    '/clinics/1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await confirm('Withdraw this application?', 'Withdraw');
  expect(await screen.findByText('Application withdrawn')).toBeVisible();
  await openAnswered();
  expect(screen.getByText('Withdrawn')).toBeVisible();
});

it('confirms an application to a changed shift, at the shown revision', async () => {
  const changed = myApplicationNode({ isTermsChanged: true });
  const { graph, set } = oneApplication(changed);
  const keep = recorded('KeepApplication', () => {
    const application = myApplicationNode();
    set(application);
    return payload('keepApplication', { application });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...keep.graph }, viewer });
  expect(await screen.findByText('Needs your answer (1)')).toBeVisible();
  expect(screen.getByText(/changed the day, hours or place after you applied/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my offer' }));
  await confirm('Keep your offer?', 'Keep my offer');
  expect(await screen.findByText('Offer kept')).toBeVisible();
  expect(keep.sent).toEqual([{ applicationId: '31', jobRevision: 1 }]);
  expect(screen.queryByRole('button', { name: 'Keep my offer' })).toBeNull();
});

it('shows changes of a shift since the application', async () => {
  const terms = { date: '2027-03-02', startTime: '09:00', endTime: '16:00', province: 'Ontario' };
  const agreedTerms = { __typename: 'ShiftTerms' as const, ...terms, city: 'Toronto' };
  const { graph } = oneApplication(myApplicationNode({ isTermsChanged: true, agreedTerms }));
  await renderPage(<ShiftsPage />, { graph, viewer });
  expect(await screen.findByText('Day: March 2, 2027 → March 5, 2027')).toBeVisible();
  expect(screen.getByText('Hours: 9:00 AM - 4:00 PM → 8:00 AM - 4:00 PM')).toBeVisible();
  expect(screen.queryByText(/^Place:/)).toBeNull();
});

it('says when another professional was faster', async () => {
  const { graph, set } = oneInvitation(myInvitationNode());
  const accept = recorded('AcceptInvitation', () => {
    set(myInvitationNode({ status: 'taken', actions: [] }));
    const errors = [refusal('Another person has just taken this shift.', ['just_taken'])];
    return payload('acceptInvitation', { invitation: null, errors });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...accept.graph }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept $55.00' }));
  await confirm(/Take this shift/, 'Take the shift');
  expect(accept.sent).toEqual([{ invitationId: '71', jobRevision: 1 }]);
  expect(await screen.findByText('Another person has just taken this shift.')).toBeVisible();
  await openAnswered();
  expect(screen.getByText('Taken by another professional')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept $55.00' })).toBeNull();
});

it('declines an invitation', async () => {
  const { graph, set } = oneInvitation(myInvitationNode());
  const decline = recorded('DeclineInvitation', () => {
    const invitation = myInvitationNode({ status: 'declined', actions: [] });
    set(invitation);
    return payload('declineInvitation', { invitation });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...decline.graph }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await confirm('Decline this invitation?', 'Decline');
  expect(await screen.findByText('Invitation declined')).toBeVisible();
  expect(decline.sent).toEqual([{ invitationId: '71' }]);
});

it('shows the offers that are there when the invitations cannot be read', async () => {
  const graph = { ...tempShifts(), ...unreachable(MyInvitationsDocument) };
  await renderPage(<ShiftsPage />, { graph, viewer });
  expect(await screen.findByText('Your shifts could not be loaded')).toBeVisible();
  expect(await screen.findByText('Needs your answer (1)')).toBeVisible();
});

it('opens a shift from the calendar, whose month and view are in the address', async () => {
  const page = await renderPage(<ShiftsPage />, {
    at: '/shifts?view=month&on=2027-03-05',
    graph: { ...tempShifts(), ...shiftCalendar() },
    viewer,
  });
  expect(await screen.findByRole('grid', { name: /March 2027/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }));
  await waitFor(() => expect(page.address()).toContain('on=2027-04-05'));
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }));
  await userEvent.click(screen.getByRole('button', { name: 'Week' }));
  await waitFor(() => expect(page.address()).toContain('view=week'));
  await userEvent.click(
    await screen.findByRole('button', { name: /Confirmed: Hygienist for a full day/ }),
  );
  const sheet = await screen.findByRole('dialog', { name: 'This shift' });
  expect(await within(sheet).findByRole('button', { name: /^More actions/ })).toBeVisible();
});

it('distinguishes a cancelled from an active booking, and opens the selected one', async () => {
  const cancelled = calendarEntry({
    booking: {
      ...{ __typename: 'Booking', id: '51', status: 'cancelled_by_clinic' },
      actions: [],
      professional: null,
    },
  });
  const booking = bookingNode({ id: '51', status: 'cancelled_by_clinic', actions: [] });
  await renderPage(<ShiftsPage />, {
    at: '/shifts?view=week&on=2027-03-05',
    graph: {
      ...{ ...tempShifts(), ...shiftCalendar([cancelled]) },
      ShiftDetails: ({ jobId }) => ({
        data: {
          booking,
          job: {
            __typename: 'Job',
            id: jobId,
            myApplication: null,
            myInvitation: null,
            booking: null,
          },
        },
      }),
    },
    viewer,
  });
  const line = await screen.findByRole('button', { name: /Cancelled by the clinic: Hygienist/ });
  expect(line).toHaveAttribute('data-off', 'true');
  await userEvent.click(line);
  const sheet = await screen.findByRole('dialog', { name: 'This shift' });
  expect(await within(sheet).findByText('Cancelled by the clinic')).toBeVisible();
});

it('offers a retry when the calendar cannot be read', async () => {
  const graph = { ...tempShifts(), ...unreachable(ShiftCalendarDocument) };
  await renderPage(<ShiftsPage />, { at: '/shifts?view=month', graph, viewer });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows the score with its public ladder, and appeals a deduction', async () => {
  const appeal = recorded('AppealReliability', () =>
    payload('appealReliability', {
      entry: reliabilityLineNode({ appealStatus: 'open', appealUntil: null }),
    }),
  );
  const graph = { ...tempShifts(), ...myReliability(), ...appeal.graph };
  await renderPage(<ShiftsPage />, { at: '/shifts?tab=reliability', graph, viewer });
  expect(await screen.findByRole('progressbar', { name: /reliability score/ })).toHaveAttribute(
    'aria-valuenow',
    '85',
  );
  expect(screen.getByRole('row', { name: /less than 24 hours before .50/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Appeal this deduction' });
  await userEvent.type(within(dialog).getByLabelText(/What happened/), 'The train stood still.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText('Appeal sent')).toBeVisible();
  expect(appeal.sent).toEqual([{ entryId: '81', text: 'The train stood still.' }]);
});

it('asks visitors to sign in', async () => {
  await renderPage(<ShiftsPage />, { at: '/shifts' });
  expect(await screen.findByText('Log in to see your shifts.')).toBeVisible();
});
