import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage, type GraphAnswers } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { matchNode, rankedNode } from '../testing/matching-fixtures';
import { rankedInvited, rankedToInvite, shiftRanking } from '../testing/matching-scenes';
import { payload, recorded, refusal } from '../testing/refusals';
import { clinicShiftNode, shiftInvitationNode } from '../testing/shift-fixtures';
import { calendarEntry, shiftCalendar } from '../testing/calendar-scenes';
import { clinicShifts, inviteChoices } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');
const LIST = 'Professionals, best match first';
type Answer = (variables: Record<string, unknown>) => { data: Record<string, unknown> };
const answerOf = (graph: GraphAnswers) => graph['ShiftCandidates'] as Answer;

/** Counts ranking queries; the best match can be invited. */
function ranked() {
  const asked: unknown[] = [];
  const state = { isInvited: false, shifts: [clinicShiftNode()] };
  const graph: GraphAnswers = {
    ...clinicShifts(),
    ...inviteChoices,
    ClinicShifts: () => ({ data: { myJobs: connectionOf('Job', state.shifts) } }),
    ShiftCandidates: (variables) => {
      asked.push(variables['id']);
      return answerOf(shiftRanking(state.isInvited ? rankedInvited : rankedToInvite))(variables);
    },
  };
  return { graph, asked, state };
}

const opener = (at = 0) =>
  screen.findAllByRole('button', { name: 'Best matches' }).then((all) => all[at]!);

async function open(at = 0): Promise<void> {
  await userEvent.click(await opener(at));
}

it('ranks on demand, for one shift at a time', async () => {
  const { graph, asked, state } = ranked();
  state.shifts = [clinicShiftNode(), clinicShiftNode({ id: '17', title: 'Another day' })];
  await renderPage(<ShiftsPage />, { graph, viewer });
  expect(await opener()).toHaveAttribute('aria-expanded', 'false');
  expect(asked).toEqual([]);
  await open();
  expect(await screen.findByRole('list', { name: LIST })).toBeVisible();
  expect(asked).toEqual(['7']);
  await open(1);
  await waitFor(() => expect(asked).toEqual(['7', '17']));
  expect(await opener()).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findAllByRole('list', { name: LIST })).toHaveLength(1);
  await open(1);
  expect(screen.queryByRole('list', { name: LIST })).not.toBeInTheDocument();
});

it('says what fits less of those who have not applied only', async () => {
  const { graph } = ranked();
  await renderPage(<ShiftsPage />, { graph, viewer });
  await open();
  const [toInvite, applicant] = within(await screen.findByRole('list', { name: LIST }))
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByText(/^Match \d+\/100$/));
  expect(within(toInvite!).getByRole('group', { name: 'Costs points' })).toBeVisible();
  expect(within(applicant!).queryByRole('group', { name: 'Costs points' })).toBeNull();
  expect(within(applicant!).getByText('3 km away')).toBeVisible();
});

it('says of an applicant too that the shift is too far away', async () => {
  const near = matchNode();
  const factors = near.factors.map((factor) =>
    factor.key === 'distance' ? { ...factor, points: 0.2 } : factor,
  );
  const match = { ...near, factors, weakest: '352 km away (travels up to 25 km)' };
  const application = {
    ...{ __typename: 'Application' as const, id: '31', status: 'pending' as const },
  };
  const graph = { ...clinicShifts(), ...shiftRanking([rankedNode({ match, application })]) };
  await renderPage(<ShiftsPage />, { graph, viewer });
  await open();
  expect(await screen.findByRole('group', { name: 'Costs points' })).toHaveTextContent(
    '352 km away',
  );
});

it('opens the ranking of the shift in the address and scrolls to it', async () => {
  const scrollIntoView = jest.fn();
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value: scrollIntoView,
  });
  const { graph, asked, state } = ranked();
  state.shifts = [clinicShiftNode(), clinicShiftNode({ id: '17', title: 'Another day' })];
  await renderPage(<ShiftsPage />, { at: '/shifts?shift=17', graph, viewer });
  const list = await screen.findByRole('list', { name: LIST });
  expect(list).toBeVisible();
  expect(asked).toEqual(['17']);
  expect(scrollIntoView.mock.contexts).toEqual([list.closest('article')]);
});

it('keeps those beyond a day’s reach behind a question', async () => {
  const { graph } = ranked();
  const far = rankedNode({ professionalId: '8', isFar: true });
  await renderPage(<ShiftsPage />, {
    graph: { ...graph, ...shiftRanking([rankedNode(), far]) },
    viewer,
  });
  await open();
  const list = within(await screen.findByRole('list', { name: LIST }));
  expect(list.getAllByRole('button', { name: 'Invite Ana Reyes' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 person farther away' }));
  const rest = within(screen.getByRole('list', { name: 'More than 100 km away' }));
  expect(rest.getByRole('button', { name: 'Invite Ana Reyes' })).toBeVisible();
});

it('says what would help when everyone is too far away', async () => {
  const { graph } = ranked();
  const far = rankedNode({ isFar: true });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...shiftRanking([far]) }, viewer });
  await open();
  expect(await screen.findByText('No one who fits within 100 km yet')).toBeVisible();
  expect(screen.getByText(/A higher rate or another time may help/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse professionals' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/browse-professionals\?role=hygienist&province=Ontario&sort=nearest&shift=\d+$/,
    ),
  );
  expect(screen.queryByRole('list', { name: LIST })).toBeNull();
});

it('shows the number hidden by the plan and links to the plans', async () => {
  const { graph } = ranked();
  await renderPage(<ShiftsPage />, { graph, viewer });
  await open();
  expect(
    await screen.findByText('4 more professionals match, but your plan doesn’t show them.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
    'href',
    '/subscription?plan=pro',
  );
});

it('says when there are no matches, and when there are more than are shown', async () => {
  const { graph } = ranked();
  const page = await renderPage(<ShiftsPage />, {
    graph: { ...graph, ...shiftRanking([], 0) },
    viewer,
  });
  await open();
  expect(await screen.findByText('No one who fits within 300 km yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Compare plans' })).not.toBeInTheDocument();
  page.unmount();
  await renderPage(<ShiftsPage />, {
    graph: { ...graph, ...shiftRanking(rankedToInvite, 0, true) },
    viewer,
  });
  await open();
  expect(await screen.findByText('Here are the top 2 matches.')).toBeVisible();
});

it('keeps the shift when its ranking fails, and tries again', async () => {
  const { graph, state } = ranked();
  let isDown = true;
  const broken: Answer = (variables) => {
    const answer = answerOf(shiftRanking(rankedToInvite))(variables);
    if (!isDown) return answer;
    const job = { ...(answer.data['job'] as object), candidates: null };
    return {
      data: { job },
      errors: [{ message: 'Ranking is away.', path: ['job', 'candidates'] }],
    };
  };
  await renderPage(<ShiftsPage />, { graph: { ...graph, ShiftCandidates: broken }, viewer });
  await open();
  expect(await screen.findByText('The ranking could not be loaded')).toBeVisible();
  expect(screen.getByText(state.shifts[0]!.title)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: LIST })).toBeVisible();
});

it('says when the shift is gone', async () => {
  const { graph } = ranked();
  const gone: GraphAnswers = { ...graph, ShiftCandidates: () => ({ data: { job: null } }) };
  await renderPage(<ShiftsPage />, { graph: gone, viewer });
  await open();
  expect(await screen.findByText('This shift is no longer open')).toBeVisible();
});

it('invites the best, and the card knows of the invitation and of its end', async () => {
  const { graph, state } = ranked();
  const invite = recorded('InviteCandidate', () => {
    state.isInvited = true;
    state.shifts = [clinicShiftNode({ invitations: [shiftInvitationNode()] })];
    return payload('inviteToJob', answerOf(shiftRanking(rankedInvited))({ id: '7' }).data);
  });
  const withdraw = recorded('WithdrawInvitation', () => {
    const invitation = shiftInvitationNode({ status: 'withdrawn', actions: [] });
    state.isInvited = false;
    state.shifts = [clinicShiftNode({ invitations: [invitation] })];
    return payload('withdrawInvitation', { invitation });
  });
  await renderPage(<ShiftsPage />, {
    graph: { ...graph, ...invite.graph, ...withdraw.graph },
    viewer,
  });
  await open();
  const button = await screen.findByRole('button', { name: 'Invite Ana Reyes' });
  expect(screen.getByText(/^Invites at the posted rate, \$52\.00\/h/)).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText('Invited, no answer yet')).toBeVisible();
  expect(await screen.findByText('Invitation sent to Ana Reyes')).toBeVisible();
  // The button was unmounted: its replacement has the focus.
  expect(screen.getByText('Invited, no answer yet').closest('[tabindex]')).toHaveFocus();
  expect(invite.sent).toEqual([{ jobId: '7', professionalIds: ['2'] }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Withdraw the invitation/ }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw the invitation' }));
  expect(await screen.findByRole('button', { name: 'Invite Ana Reyes' })).toBeVisible();
});

it('shows why an invitation was refused, and refetches the shift', async () => {
  const { graph, state, asked } = ranked();
  const invite = recorded('InviteCandidate', () => {
    state.isInvited = true;
    return payload('inviteToJob', { job: null, errors: [refusal('Asked already.')] });
  });
  await renderPage(<ShiftsPage />, { graph: { ...graph, ...invite.graph }, viewer });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite Ana Reyes' }));
  expect(await screen.findByText('Asked already.')).toBeVisible();
  expect(await screen.findByText('Invited, no answer yet')).toBeVisible();
  expect(asked).toEqual(['7', '7']);
});

it('is unchanged while invitees are selected', async () => {
  const { graph, asked } = ranked();
  await renderPage(<ShiftsPage />, { graph, viewer });
  await open();
  await screen.findByRole('list', { name: LIST });
  await userEvent.click(screen.getByRole('button', { name: 'Invite professionals' }));
  const dialog = await screen.findByRole('dialog', { name: 'Who would you like to invite?' });
  expect(await within(dialog).findByRole('checkbox', { name: /Sam Cho/ })).toBeVisible();
  expect(screen.getByText('Ana Reyes', { selector: 'ol *' })).toBeInTheDocument();
  expect(asked).toEqual(['7']);
});

it('ranks for a shift that was opened from the calendar', async () => {
  const { graph } = ranked();
  const calendar = shiftCalendar([calendarEntry({ kind: 'posting', booking: null })]);
  const details: Answer = ({ jobId }) => {
    const job = { ...clinicShiftNode(), id: jobId, myApplication: null, myInvitation: null };
    return { data: { job: { ...job, booking: null } } };
  };
  await renderPage(<ShiftsPage />, {
    at: '/shifts?view=week&on=2027-03-05',
    graph: { ...graph, ...calendar, ShiftDetails: details },
    viewer,
  });
  const [entry] = await screen.findAllByRole('button', { name: /Hygienist for a full day/ });
  await userEvent.click(entry!);
  await screen.findByRole('dialog', { name: 'This shift' });
  await open();
  expect(await screen.findByRole('list', { name: LIST })).toBeVisible();
});
