import { screen, waitFor, within } from '@testing-library/react';
import { fakeViewer, renderPage, unreachable, type GraphAnswers } from '@tbt/web-kit/testing';
import { HomePanelDocument } from '../generated/graphql';
import {
  appliedEntry,
  counteredEntry,
  dueApplications,
  homePanel,
  invitationEntry,
  lateEntry,
  nearNode,
  openNode,
  postingEntry,
  undoableEntry,
} from '../testing/home-scenes';
import { HomeWidget } from './home-widget';

const show = (graph: GraphAnswers, viewer = fakeViewer('hygienist', { travelDistance: 25 })) =>
  renderPage(<HomeWidget />, { at: '/', graph, viewer });

it('shows a professional open items and nearby shifts', async () => {
  await show(homePanel());
  const waiting = await screen.findByRole('region', { name: 'To do' });
  expect(within(waiting).getAllByRole('link')).toHaveLength(1);
  expect(within(waiting).getByRole('link', { name: /^Invitation from / })).toHaveAttribute(
    'href',
    '/shifts?tab=offers',
  );
  expect(within(waiting).getByText(/Tuesday, March 9 · 8:00 AM - 4:00 PM · /)).toBeVisible();
  const near = screen.getByRole('region', { name: 'Shifts near you' });
  expect(within(near).getByRole('link', { name: 'Hygienist for a full day' })).toHaveAttribute(
    'href',
    '/jobs/7',
  );
  expect(within(near).getByText('Within 25 km, soonest first.')).toBeVisible();
  expect(within(near).getAllByRole('article')).toHaveLength(2);
  expect(within(near).queryByText('Applied already')).not.toBeInTheDocument();
});

it('shows an application that waits for the licence of the professional', async () => {
  await show(homePanel([appliedEntry('licence_missing')]));
  const link = await screen.findByRole('link', {
    name: /^Finish your verification, so that Maple/,
  });
  expect(link).toHaveAttribute('href', '/profile?tab=verification&job=7');
});

it('names the rate and the deadline of a counter-offer', async () => {
  await show(homePanel([counteredEntry('50.00', '2027-03-02T18:22:00Z')], []));
  const link = await screen.findByRole('link', {
    name: /^Maple Dental offers \$50\.00 an hour: answer until March 2, 2027, 1:22\sPM$/,
  });
  expect(link).toHaveAttribute('href', '/shifts?tab=offers');
});

describe('a booking that the professional has cancelled', () => {
  it.each([
    ['en-CA', /^You cancelled this booking. You can undo it until today, \d+:\d\d\s[AP]M$/],
    ['fr-CA', /^Vous avez annulé cette réservation. Vous pouvez encore la rétablir, au plus tard /],
  ] as const)('can be undone for minutes, in %s', async (locale, name) => {
    const undoUntil = new Date(Date.now() + 300_000).toISOString();
    const graph = homePanel([undoableEntry(undoUntil)]);
    await renderPage(<HomeWidget />, { at: '/', graph, viewer: fakeViewer('hygienist'), locale });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/shifts/50');
  });

  it('is no longer listed once they are over', async () => {
    await show(homePanel([undoableEntry(new Date(Date.now() - 1000).toISOString())]));
    expect(await screen.findByRole('region', { name: 'Shifts near you' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
  });
});

it.each([
  ['en-CA', 'The payment is 3 days overdue'],
  ['fr-CA', 'Paiement en retard de 3\u00a0jours'],
] as const)('shows a professional in %s that a payment is overdue', async (locale, name) => {
  const viewer = fakeViewer('hygienist');
  const graph = homePanel([], [], [lateEntry(3)]);
  await renderPage(<HomeWidget />, { at: '/', graph, viewer, locale });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/shifts/50');
});

it('asks for nothing while the licence is in review', async () => {
  await show(homePanel([appliedEntry('licence_pending')]));
  expect(await screen.findByRole('region', { name: 'Shifts near you' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull();
});

it.each(['en-CA', 'fr-CA'] as const)(
  'shows what calls the professional first in %s',
  async (locale) => {
    const calling = nearNode({ id: '9', title: 'Called in' });
    const graph = homePanel([], [nearNode(), calling], [], [], [calling]);
    const viewer = fakeViewer('hygienist', { travelDistance: 25 });
    await renderPage(<HomeWidget />, { at: '/', graph, viewer, locale });
    const [first, second, ...rest] = await screen.findAllByRole('article');
    expect(rest).toEqual([]);
    expect(first).toHaveTextContent('Called in');
    const lead = {
      'en-CA': 'Within 25 km: emergencies that wait for your answer, then soonest first.',
      'fr-CA':
        'À moins de 25 km : les urgences qui attendent votre réponse, puis les dates les plus proches.',
    }[locale];
    expect(screen.getByText(lead)).toBeVisible();
    expect(first).toHaveTextContent('Urgent');
    const action = { 'en-CA': 'Answer now', 'fr-CA': 'Répondre maintenant' }[locale];
    expect(screen.getByRole('link', { name: action })).toHaveAttribute(
      'href',
      '/emergency-coverage',
    );
    expect(second).not.toHaveTextContent('Urgent');
  },
);

it('marks a nearby shift at a time when the professional is booked', async () => {
  await show(
    homePanel([], [nearNode(), nearNode({ id: '8', title: 'Evening', myClash: 'overlap' })]),
  );
  const near = await screen.findByRole('region', { name: 'Shifts near you' });
  const [free, booked] = within(near).getAllByRole('article');
  expect(free).not.toHaveTextContent('You’re booked then');
  expect(booked).toHaveTextContent('You’re booked then');
});

it('marks an urgent shift nearby and an invitation to one', async () => {
  const job = { ...invitationEntry.job, isUrgent: true } as typeof invitationEntry.job;
  await show(
    homePanel([{ ...invitationEntry, job }], [nearNode({ isUrgent: true }), nearNode({ id: '8' })]),
  );
  const near = await screen.findByRole('region', { name: 'Shifts near you' });
  const [urgent, other] = within(near).getAllByRole('article');
  expect(urgent).toHaveTextContent('Urgent');
  expect(other).not.toHaveTextContent('Urgent');
  expect(screen.getByRole('link', { name: /^Invitation from / }).closest('li')).toHaveTextContent(
    'Urgent',
  );
});

it('marks a nearby shift to which the professional is invited', async () => {
  const myInvitation = { __typename: 'Invitation', id: '5', status: 'pending' } as const;
  await show(homePanel([], [nearNode(), nearNode({ id: '8', title: 'Evening', myInvitation })]));
  const near = await screen.findByRole('region', { name: 'Shifts near you' });
  const [free, invited] = within(near).getAllByRole('article');
  expect(free).not.toHaveTextContent('You’re invited');
  expect(invited).toHaveTextContent('You’re invited');
});

it('shows a clinic its next open shifts, with or without applications', async () => {
  const pending = { __typename: 'Invitation', id: '5', status: 'pending' } as const;
  const invitations = [pending, { ...pending, id: '6', status: 'declined' as const }];
  const asked = openNode({ id: '10', title: 'Assistant', pendingApplicationCount: 1, invitations });
  await show(
    { ...homePanel([], [], [], [openNode(), asked]), ...dueApplications([]) },
    fakeViewer('clinic'),
  );
  const open = await screen.findByRole('region', { name: 'Your open shifts' });
  const [first, second] = within(open).getAllByRole('article');
  expect(first).toHaveTextContent('0 applications to answer');
  expect(second).toHaveTextContent('1 application to answer · 1 invitation without an answer yet');
  expect(within(open).getByRole('link', { name: 'Assistant' })).toHaveAttribute(
    'href',
    '/shifts?shift=10',
  );
  expect(within(open).getByRole('link', { name: 'See all your shifts' })).toBeVisible();
});

it('leaves out of a clinic’s open items what the page asks already', async () => {
  const other = { ...postingEntry, key: 'posting-8' };
  const job = postingEntry.job && { ...postingEntry.job, id: '8', title: 'Evening' };
  await show(
    { ...homePanel([postingEntry, { ...other, job }]), ...dueApplications([3]) },
    fakeViewer('clinic'),
  );
  const waiting = await screen.findByRole('region', { name: 'To do' });
  await waitFor(() => expect(within(waiting).getAllByRole('link')).toHaveLength(1));
  expect(waiting).toHaveTextContent('Evening');
});

it('shows a clinic its applications, and no nearby shifts', async () => {
  await show({ ...homePanel([postingEntry]), ...dueApplications([]) }, fakeViewer('clinic'));
  expect(await screen.findByRole('link', { name: 'Answer the applications' })).toHaveAttribute(
    'href',
    '/shifts',
  );
  expect(screen.queryByText('Shifts near you')).not.toBeInTheDocument();
});

it('has no list of open items without any: an emergency or the email may still wait', async () => {
  await show(homePanel([], []));
  expect(await screen.findByText('No open shifts within 25 km right now.')).toBeVisible();
  expect(screen.queryByText('To do')).not.toBeInTheDocument();
});

it('is empty for an administrator', async () => {
  await show(homePanel(), fakeViewer('clinic', { role: null, isAdmin: true }));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('renders nothing when it fails to load', async () => {
  await show(unreachable(HomePanelDocument));
  await waitFor(() => expect(screen.queryByText('Loading your shifts')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
