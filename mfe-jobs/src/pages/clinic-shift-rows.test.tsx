import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { connectionOf } from '../testing/fixtures';
import { payload, recorded, refusal } from '../testing/refusals';
import {
  candidateNode,
  clinicShiftNode,
  round,
  shiftInvitationNode,
} from '../testing/shift-fixtures';
import { clinicShifts, inviteChoices } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const viewer = fakeViewer('clinic');

it('opens the first row that needs an answer, and says of the others what is in them', async () => {
  const second = clinicShiftNode({ id: '9', title: 'Assistant for the morning' });
  const quiet = clinicShiftNode({
    ...{ id: '10', title: 'Evening hygienist', pendingApplicationCount: 0 },
    applications: connectionOf('Application', []),
  });
  const graph = clinicShifts([clinicShiftNode(), second, quiet]);
  await renderPage(<ShiftsPage />, { graph, viewer });
  const label = '1 application · 1 needs your answer';
  const toggle = (name: string) => screen.getByRole('button', { name });
  await screen.findByText('Needs your answer (2)');
  const hide = 'Hide applications: Hygienist for a full day';
  expect(toggle(hide)).toHaveAttribute('aria-expanded', 'true');
  const row = toggle(`${label}: Assistant for the morning`);
  expect(row).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(row);
  expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(row).toHaveAccessibleName('Hide applications: Assistant for the morning');
  expect(toggle('Details: Evening hygienist')).toHaveAttribute('aria-expanded', 'false');
});

it('says in a closed row how many invitations wait', async () => {
  const waiting = clinicShiftNode({
    ...{ id: '11', title: 'Night hygienist', pendingApplicationCount: 0 },
    applications: connectionOf('Application', []),
    invitations: [
      shiftInvitationNode(),
      shiftInvitationNode({ id: '71' }),
      shiftInvitationNode({ id: '72', status: 'declined' }),
    ],
  });
  await renderPage(<ShiftsPage />, { graph: clinicShifts([clinicShiftNode(), waiting]), viewer });
  await userEvent.click(
    await screen.findByRole('button', {
      name: '2 invitations without an answer yet: Night hygienist',
    }),
  );
  expect(screen.getByRole('button', { name: 'Hide details: Night hygienist' })).toBeVisible();
});

it('says of an invitation that it was answered with another rate, and asks once', async () => {
  const answer = candidateNode({ hourlyRate: '58.00' });
  const invitations = [shiftInvitationNode({ professionalId: answer.applicantId })];
  const shift = { applications: connectionOf('Application', [answer]), invitations };
  const folded = clinicShiftNode({ ...shift, id: '12', title: 'Night hygienist' });
  const graph = clinicShifts([clinicShiftNode(shift), folded]);
  await renderPage(<ShiftsPage />, { graph, viewer });
  const [line] = await screen.findAllByText(/^Invited at /);
  expect(line).toHaveTextContent('Invited at $52.00 an hour, answered with another rate: $58.00.');
  expect(
    screen.getByRole('button', { name: '1 application · 1 needs your answer: Night hygienist' }),
  ).toBeVisible();
});

it('says of an invitation that a counter-offer took its place, and names the shift’s page', async () => {
  const talking = candidateNode({
    ...{ status: 'countered', hourlyRate: '56.00' },
    rounds: [round('temp', '58.00'), round('clinic', '56.00')],
  });
  const invitations = [
    shiftInvitationNode({ professionalId: talking.applicantId, status: 'withdrawn', actions: [] }),
    shiftInvitationNode({ id: '71', professionalId: '44', status: 'withdrawn', actions: [] }),
  ];
  const shift = { applications: connectionOf('Application', [talking]), invitations };
  const graph = clinicShifts([clinicShiftNode({ ...shift, id: '12', title: 'Night hygienist' })]);
  await renderPage(<ShiftsPage />, { graph, viewer });
  expect(await screen.findByText('Replaced by your counter-offer')).toBeVisible();
  expect(screen.getAllByText('Withdrawn')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Night hygienist' })).toHaveAttribute('href', '/jobs/12');
});

it('marks an open shift that is urgent', async () => {
  const urgent = clinicShiftNode({ id: '9', title: 'Hygienist at once', isUrgent: true });
  await renderPage(<ShiftsPage />, { graph: clinicShifts([clinicShiftNode(), urgent]), viewer });
  await screen.findByRole('article', { name: 'Hygienist at once' });
  expect(screen.getAllByText('Urgent')).toHaveLength(1);
});

it('says of one invitation at most how many more fit', async () => {
  const asked = clinicShiftNode({ invitations: [shiftInvitationNode()] });
  const graph = { ...clinicShifts([asked]), ...inviteChoices };
  await renderPage(<ShiftsPage />, { graph, viewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite professionals' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('1 is invited already. Choose up to 5.')).toBeVisible();
  expect(dialog.queryByText(/Up to 6/)).toBeNull();
  expect(
    dialog.getByText('Invites at the posted rate, $52.00/h; they can propose another.'),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Look for someone else' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/browse-professionals\?role=hygienist&province=Ontario&sort=nearest&shift=\d+$/,
    ),
  );
});

it('counts the shifts that need an answer, not the applications', async () => {
  const graph = clinicShifts([clinicShiftNode({ pendingApplicationCount: 4 })]);
  await renderPage(<ShiftsPage />, { graph, viewer });
  expect(await screen.findByText('Needs your answer (1)')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Open shifts ?1$/ })).toBeVisible();
});

it('says of an accepted applicant that the booking was cancelled', async () => {
  const accepted = candidateNode({ status: 'accepted', actions: [] });
  const shift = { applications: connectionOf('Application', [accepted]), booking: null };
  await renderPage(<ShiftsPage />, { graph: clinicShifts([clinicShiftNode(shift)]), viewer });
  expect(await screen.findByText('Booking cancelled')).toBeVisible();
  expect(screen.queryByText('Accepted')).toBeNull();
});

it.each([
  ['active', '2 applications'],
  ['closed', '5 applications'],
] as const)('counts for a shift that is %s: %s', async (status, count) => {
  const statuses = ['accepted', 'withdrawn', 'declined', 'pending', 'countered'] as const;
  const applications = statuses.map((each, at) =>
    candidateNode({ id: `3${at}`, status: each, actions: [] }),
  );
  const shift = clinicShiftNode({
    ...{ status, booking: null, pendingApplicationCount: 0 },
    applications: connectionOf('Application', applications),
  });
  await renderPage(<ShiftsPage />, { graph: clinicShifts([shift]), viewer });
  const card = within(await screen.findByRole('article', { name: 'Hygienist for a full day' }));
  expect(card.getByText(count)).toBeVisible();
});

it('names who is booked when the same applicant is accepted twice', async () => {
  const before = refusal('This professional is booked.', ['already_booked']);
  const accept = recorded('AcceptApplication', () =>
    payload('acceptApplication', { application: null, booking: null, errors: [before] }),
  );
  const graph = { ...clinicShifts([clinicShiftNode()]), ...accept.graph };
  await renderPage(<ShiftsPage />, { graph, viewer });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept \$.* for Ana Reyes$/ }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('you owe half the pay for the shift');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Book at $52.00' }));
  expect(await screen.findByText('Ana Reyes is already booked for this shift.')).toBeVisible();
  expect(screen.queryByText('This professional is booked.')).toBeNull();
});

it('folds a section', async () => {
  await renderPage(<ShiftsPage />, { graph: clinicShifts([clinicShiftNode()]), viewer });
  const section = await screen.findByRole('button', { name: 'Needs your answer (1)' });
  await userEvent.click(section);
  expect(section).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('article', { name: 'Hygienist for a full day' })).toBeNull();
});

it('says when cancelling would cost at once', async () => {
  const startsAt = new Date(Date.now() + 19 * 3_600_000).toISOString();
  await renderPage(<ShiftsPage />, {
    graph: clinicShifts([clinicShiftNode({ startsAt })]),
    viewer,
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept \$.* for Ana Reyes$/ }));
  expect(await screen.findByText(/if you cancel from now on, you owe half the pay/)).toBeVisible();
});

it('waits for an applicant to confirm changed terms', async () => {
  const candidate = candidateNode({ isTermsChanged: true, actions: ['counter', 'decline'] });
  const shift = clinicShiftNode({ applications: connectionOf('Application', [candidate]) });
  await renderPage(<ShiftsPage />, { graph: clinicShifts([shift]), viewer });
  expect(await screen.findByText('Waiting for them to confirm the new terms.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});
