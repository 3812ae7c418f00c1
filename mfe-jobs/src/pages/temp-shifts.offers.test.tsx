import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelCost } from '@tbt/people-ui/testing';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import {
  counteredNode,
  myApplicationNode,
  myInvitationNode,
  round,
  type MyApplicationNode,
} from '../testing/shift-fixtures';
import { payload, recorded } from '../testing/refusals';
import { tempShifts } from '../testing/shift-scenes';
import { ShiftsPage } from './shifts-page';

const soon = { startsAt: new Date(Date.now() + 3 * 3_600_000).toISOString() };

const withJob = <Node extends { job?: object | null }>(node: Node): Node => ({
  ...node,
  job: node.job && { ...node.job, ...soon },
});

it('marks an urgent shift that waits for an answer', async () => {
  const urgent = myInvitationNode();
  const job = urgent.job && { ...urgent.job, isUrgent: true };
  const graph = tempShifts({ invitations: [{ ...urgent, job }], applications: [] });
  await renderPage(<ShiftsPage />, { graph, viewer: fakeViewer('hygienist') });
  expect(await screen.findByText('Urgent')).toBeVisible();
});

it.each([
  ['an invitation', 'Accept $55.00', { invitations: [withJob(myInvitationNode())] }],
  ['a counter-offer', 'Accept $54.00', { applications: [withJob(counteredNode())] }],
])('says what cancelling costs before %s is accepted', async (_what, button, offers) => {
  const graph = {
    ...tempShifts({ invitations: [], applications: [], ...offers }),
    ...cancelCost(),
  };
  await renderPage(<ShiftsPage />, { graph, viewer: fakeViewer('hygienist') });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('alertdialog', { name: /^Take this shift/ });
  expect(await screen.findByText(/even right away, it costs 50 reliability points/)).toBeVisible();
  expect(dialog).not.toHaveTextContent('it can cost reliability points');
});

it('leads from an invitation to the open proposal of another rate', async () => {
  await renderPage(<ShiftsPage />, { graph: tempShifts(), viewer: fakeViewer('hygienist') });
  const link = await screen.findByRole('link', { name: 'Propose another rate' });
  expect(link).toHaveAttribute('href', '/jobs/8?propose=rate');
});

describe('an invitation answered with another rate', () => {
  const invitation = myInvitationNode({ hourlyRate: '52.00' });
  const { actions, ...open } = invitation;
  const application: MyApplicationNode = myApplicationNode({
    ...{ hourlyRate: '58.00', rounds: [round('temp', '58.00')] },
    job: {
      ...(myApplicationNode().job as NonNullable<MyApplicationNode['job']>),
      id: '8',
      myInvitation: {
        ...{ __typename: 'Invitation', id: open.id, status: open.status, actions },
        ...{ hourlyRate: open.hourlyRate, expiresAt: open.expiresAt },
      },
    },
  });
  const accept = recorded('AcceptInvitation', () => payload('acceptInvitation', { invitation }));
  const show = (applications: readonly MyApplicationNode[]) =>
    renderPage(<ShiftsPage />, {
      graph: { ...tempShifts({ invitations: [invitation], applications }), ...accept.graph },
      viewer: fakeViewer('hygienist'),
    });

  it('is shown once, and can still be accepted', async () => {
    const page = await show([application]);
    expect(await screen.findByText('Waiting (1)')).toBeVisible();
    expect(screen.queryByText(/^Needs your answer/)).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText(/^You can still accept the invitation at \$52\.00/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Accept $52.00' }));
    const dialog = await screen.findByRole('alertdialog', { name: /^Take this shift at \$52/ });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take the shift' }));
    await waitFor(() => expect(page.address()).toBe('/shifts/8/booked'));
    expect(accept.sent).toEqual([{ invitationId: '71', jobRevision: 1 }]);
  });

  it('asks again once the application is withdrawn, or is not on the pages read so far', async () => {
    const page = await show([{ ...application, status: 'withdrawn', actions: [] }]);
    expect(await screen.findByText('Needs your answer (1)')).toBeVisible();
    expect(screen.queryByText(/^You can still accept/)).toBeNull();
    page.unmount();
    await show([]);
    expect(await screen.findByText('Needs your answer (1)')).toBeVisible();
  });
});

it.each([
  ['active', 1],
  ['invited', 0],
] as const)(
  'links from an invitation to a shift that is %s to %d other rates',
  async (status, links) => {
    const open = myInvitationNode();
    const invitation = { ...open, job: open.job && { ...open.job, status } };
    const graph = tempShifts({ invitations: [invitation], applications: [] });
    await renderPage(<ShiftsPage />, { graph, viewer: fakeViewer('hygienist') });
    expect(await screen.findByRole('button', { name: 'Accept $55.00' })).toBeVisible();
    expect(screen.queryAllByRole('link', { name: 'Propose another rate' })).toHaveLength(links);
  },
);
