import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { payload, recorded, refusal } from '../testing/refusals';
import {
  bookingNode,
  candidateNode,
  clinicShiftNode,
  round,
  shiftInvitationNode,
  type CandidateNode,
  type ClinicShiftNode,
} from '../testing/shift-fixtures';
import { clinicShifts, inviteChoices, nextShiftNode } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');
const ACCEPT = /^Accept \$.* for Ana Reyes$/;

const withCandidate = (candidate: CandidateNode, rest: Partial<ClinicShiftNode> = {}) =>
  clinicShiftNode({ applications: connectionOf('Application', [candidate]), ...rest });

async function confirm(question: string, answer: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
}

async function choose(entry: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^More actions/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}

/** A clinic's shift that changes while the page is open. */
function oneShift(first: ClinicShiftNode) {
  let [shift, isOpen] = [first, true];
  const set = (next: ClinicShiftNode, stays = true) => ([shift, isOpen] = [next, stays]);
  const graph: GraphAnswers = {
    ...clinicShifts(),
    ClinicShifts: () => ({ data: { myJobs: connectionOf('Job', isOpen ? [shift] : []) } }),
  };
  return { graph, set };
}

it('counts what waits, books the accepted applicant, and the list is right without a reload', async () => {
  const { graph, set } = oneShift(clinicShiftNode());
  const accepted = candidateNode({ status: 'accepted', actions: [] });
  const accept = recorded('AcceptApplication', () => {
    const job = withCandidate(accepted, {
      status: 'booked',
      booking: bookingNode(),
      pendingApplicationCount: 0,
    });
    set(job, false);
    const booking = { __typename: 'Booking', id: '50', status: 'booked' };
    return payload('acceptApplication', { application: { ...accepted, job }, booking });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...accept.graph }, viewer });
  expect(await screen.findByText('Needs your answer (1)')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Open shifts ?1$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: ACCEPT }));
  await confirm('Book Ana Reyes for this shift?', 'Book at $52.00');
  expect(await screen.findByText('Shift booked')).toBeVisible();
  expect(accept.sent).toEqual([{ applicationId: '31', shownRate: '52.00' }]);
  expect(await screen.findByText('No shifts here yet.')).toBeVisible();
});

it('confirms a decline, and can be aborted', async () => {
  const { graph, set } = oneShift(clinicShiftNode());
  const declined = candidateNode({ status: 'declined', actions: [] });
  const decline = recorded('DeclineApplication', () => {
    set(withCandidate(declined, { pendingApplicationCount: 0 }));
    const job = { __typename: 'Job', id: '7', pendingApplicationCount: 0 };
    return payload('declineApplication', { application: { ...declined, job } });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...decline.graph }, viewer });
  const button = await screen.findByRole('button', { name: 'Decline Ana Reyes' });
  await userEvent.click(button);
  await confirm('Decline Ana Reyes?', 'Not now');
  await waitFor(() => expect(button).toHaveFocus());
  expect(decline.sent).toEqual([]);
  await userEvent.click(button);
  await confirm('Decline Ana Reyes?', 'Decline');
  expect(await screen.findByText('Application declined')).toBeVisible();
  expect(await screen.findByText('Open (1)')).toBeVisible();
  expect(decline.sent).toEqual([{ applicationId: '31' }]);
});

it('shows the error, and refetches the list', async () => {
  const { graph, set } = oneShift(clinicShiftNode());
  const refused = refusal('No longer open');
  const accept = recorded('AcceptApplication', () => {
    const gone = candidateNode({ status: 'withdrawn', actions: [] });
    set(withCandidate(gone, { pendingApplicationCount: 0 }));
    return payload('acceptApplication', { application: null, booking: null, errors: [refused] });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...accept.graph }, viewer });
  await userEvent.click(await screen.findByRole('button', { name: ACCEPT }));
  await confirm('Book Ana Reyes for this shift?', 'Book at $52.00');
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  // The card has moved to another group, and its dialog with it.
  expect(await screen.findByText('No longer open')).toBeVisible();
  expect(screen.queryByRole('button', { name: ACCEPT })).toBeNull();
});

it('makes a counter-offer; an error keeps the input', async () => {
  const { graph } = oneShift(clinicShiftNode());
  const answers = [[refusal('This offer has reached its limit of 10 rates.')], []];
  const counter = recorded('CounterApplication', () => {
    const application = candidateNode({ status: 'countered', actions: [], hourlyRate: '50.00' });
    const job = { __typename: 'Job', id: '7', pendingApplicationCount: 0 };
    const errors = answers.shift() ?? [];
    return payload('counterApplication', {
      application: errors.length > 0 ? null : { ...application, job },
      errors,
    });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...counter.graph }, viewer });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Make a counter-offer to Ana Reyes' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Make a counter-offer' });
  const rate = within(dialog).getByLabelText(/Hourly rate/);
  const send = within(dialog).getByRole('button', { name: 'Send counter-offer' });
  await userEvent.type(rate, '14');
  await userEvent.click(send);
  expect(await within(dialog).findByText(/between/i, { selector: '[id$=error]' })).toBeVisible();
  await userEvent.clear(rate);
  await userEvent.type(rate, '50,00');
  await userEvent.click(send);
  expect(
    await within(dialog).findByText('This offer has reached its limit of 10 rates.'),
  ).toBeVisible();
  expect(rate).toHaveValue('50,00');
  await userEvent.click(send);
  expect(await screen.findByText('Counter-offer sent')).toBeVisible();
  expect(counter.sent.at(-1)).toEqual({ applicationId: '31', hourlyRate: '50.00', message: null });
});

it('shows the talk about the rate and the exact obstacle', async () => {
  const candidate = candidateNode({
    hourlyRate: '58.00',
    rounds: [round('temp', '58.00', 'Ten years of experience.')],
    bookingObstacles: ['missing_credential', 'licence_pending'],
  });
  await renderPage(<ShiftsPage />, { graph: oneShift(withCandidate(candidate)).graph, viewer });
  expect(
    await screen.findByText(
      /^Ana Reyes asked for \$58\.00 an hour \(\$435\.00 in total\); you posted \$52\.00$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Ten years of experience.')).toBeVisible();
  expect(screen.getByText(/still reviewing the licence for this province/)).toBeVisible();
  expect(screen.queryByText(/No approved licence/)).toBeNull();
  expect(screen.getByRole('button', { name: ACCEPT })).toBeDisabled();
  expect(screen.queryByText('Verified')).toBeNull();
});

it.each([
  [
    ['missing_credential', 'licence_pending'],
    /accept once our team has verified Ana Reyes’s licence/,
  ],
  [['missing_credential', 'other_role'], /change the role of the shift/],
  [['overlap'], /other booking is cancelled or moved/],
])('keeps Accept closed for %j, and says what opens it', async (bookingObstacles, unlock) => {
  const candidate = candidateNode({ bookingObstacles });
  await renderPage(<ShiftsPage />, { graph: oneShift(withCandidate(candidate)).graph, viewer });
  const accept = await screen.findByRole('button', { name: ACCEPT });
  expect(accept).toBeDisabled();
  expect(accept).toHaveAccessibleDescription(unlock);
  const verified = screen.queryAllByText('Verified');
  expect(verified).toHaveLength(bookingObstacles.includes('missing_credential') ? 0 : 1);
  const waiting = screen.queryAllByText(/^Waiting for verification$|^The application stays open /);
  expect(waiting).toHaveLength(bookingObstacles.includes('licence_pending') ? 2 : 0);
  expect(screen.getByRole('button', { name: 'Decline Ana Reyes' })).toBeEnabled();
});

it('invites favourites and good matches, each once', async () => {
  const { graph } = oneShift(clinicShiftNode());
  const invite = recorded('InviteToShift', () =>
    payload('inviteToJob', {
      job: clinicShiftNode({ invitations: [shiftInvitationNode()] }),
    }),
  );
  await renderPage(<ShiftsPage />, {
    graph: { ...graph, ...inviteChoices, ...invite.graph },
    viewer,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite professionals' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who would you like to invite?' });
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Lea Roy/ }));
  expect(
    within(dialog).getByRole('checkbox', { name: /Sam Cho.*82 of 100 match points/ }),
  ).toBeVisible();
  // Applicants are answered, not invited.
  expect(within(dialog).queryByRole('checkbox', { name: /Kim Bello/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Invite 1 person' }));
  expect(await screen.findByText('Invitation sent')).toBeVisible();
  expect(invite.sent).toEqual([{ jobId: '7', professionalIds: ['5'] }]);
});

it('says when an invited shift is published, and withdraws an invitation', async () => {
  const shift = clinicShiftNode({
    status: 'invited',
    publishesAt: '2027-03-02T15:00:00Z',
    invitations: [shiftInvitationNode()],
  });
  const { graph, set } = oneShift(shift);
  const withdraw = recorded('WithdrawInvitation', () => {
    const invitation = shiftInvitationNode({ status: 'withdrawn', actions: [] });
    set({ ...shift, invitations: [invitation] });
    return payload('withdrawInvitation', { invitation });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...withdraw.graph }, viewer });
  expect(await screen.findByText(/If no one takes it, it goes public/)).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Withdraw the invitation to Noor Haddad' }),
  );
  await confirm('Withdraw the invitation to Noor Haddad?', 'Withdraw the invitation');
  expect(await screen.findByText('Invitation withdrawn')).toBeVisible();
  expect(withdraw.sent).toEqual([{ invitationId: '70' }]);
});

it('adds further days; a refused day has its error at the field', async () => {
  const { graph } = oneShift(clinicShiftNode());
  const errors = [[refusal('This day is in the past.', [], ['dates', '1'])], []];
  const extend = recorded('ExtendJob', () =>
    payload('extendJob', { job: null, jobs: null, errors: errors.shift() ?? [] }),
  );
  const premium = fakeViewer('clinic', {
    ...{ subscriptionTier: 'premium', subscriptionStatus: 'active', subscriptionEndsAt: null },
  });
  await renderPage(<ShiftsPage />, {
    graph: { ...graph, ...extend.graph },
    viewer: premium,
  });
  await choose('Add more days');
  const dialog = await screen.findByRole('dialog', { name: 'Post on more days' });
  expect(within(dialog).getByLabelText(/Day 1/)).toHaveValue('2027-03-06');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Another day' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Post 2 days' }));
  expect(await within(dialog).findByText('This day is in the past.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove day 2' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Post 1 day' }));
  expect(await screen.findByText('1 day posted')).toBeVisible();
  expect(extend.sent.at(-1)).toEqual({ jobId: '7', dates: ['2027-03-06'] });
});

it('saves a template, and links to editing and posting again', async () => {
  const { graph } = oneShift(clinicShiftNode());
  const save = recorded('SaveShiftAsTemplate', ({ name }) =>
    payload('saveJobTemplate', { template: { __typename: 'JobTemplate', id: '4', name } }),
  );
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...save.graph }, viewer });
  expect(await screen.findByRole('link', { name: 'Edit shift' })).toHaveAttribute(
    'href',
    '/post-job?edit=7',
  );
  await userEvent.click(screen.getByRole('button', { name: /^More actions/ }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/post-job?from=7',
  );
  await userEvent.click(screen.getByRole('menuitem', { name: 'Save as a template' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save as a template' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Template saved')).toBeVisible();
  expect(save.sent).toEqual([{ jobId: '7', name: 'Hygienist for a full day' }]);
});

it('closes a shift after confirmation', async () => {
  const { graph, set } = oneShift(clinicShiftNode());
  const close = recorded('CloseJob', () => {
    const job = clinicShiftNode({ status: 'closed' });
    set(job, false);
    return payload('closeJob', { job });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...close.graph }, viewer });
  await choose('Take the shift down');
  await confirm('Take this shift down?', 'Take it down');
  expect(await screen.findByText('Shift taken down')).toBeVisible();
  expect(await screen.findByText('No shifts here yet.')).toBeVisible();
  expect(close.sent).toEqual([{ jobId: '7' }]);
});

it('keeps the tab in the address and says when it knows no such tab', async () => {
  const page = await renderPage(<ShiftsPage />, {
    at: '/shifts?tab=someday',
    graph: clinicShifts([], { next: nextShiftNode() }),
    viewer,
  });
  expect(await screen.findByText(/Part of this link wasn’t recognized/)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Next shift' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(page.address()).toBe('/shifts?tab=history');
  expect(await screen.findByText(/^Closed and past shifts \(\d+\)$/)).toBeVisible();
});
