import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cancelCost } from '@tbt/people-ui/testing';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { counteredNode, myInvitationNode } from '../testing/shift-fixtures';
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
