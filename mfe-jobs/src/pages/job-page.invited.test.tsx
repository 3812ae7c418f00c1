import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { wholeJobNode, type WholeJobNode } from '../testing/job-fixtures';
import { JobPage } from './job-page';

const invited = {
  ...{ __typename: 'Invitation', id: '9', status: 'pending' as const },
  ...{ hourlyRate: '52.00', expiresAt: '2027-03-04T12:00:00Z' },
};

const show = (overrides: Partial<WholeJobNode> = {}, at = '/jobs/7') => {
  const job = wholeJobNode({ myInvitation: invited, ...overrides });
  const graph = { JobPage: { data: { job: { ...job, pendingApplicationCount: null } } } };
  return renderPage(<JobPage />, { at, path: '/jobs/:id', graph, viewer: fakeViewer('hygienist') });
};

it.each([
  ['active', 'Propose another rate', null],
  ['invited', null, /^This shift is not public yet/],
] as const)(
  'lets an invited professional talk about the rate: %s',
  async (status, button, note) => {
    await show({ status });
    expect(await screen.findByRole('link', { name: 'Write to the clinic' })).toBeVisible();
    if (button) {
      await userEvent.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByRole('radio', { name: /^My own rate/ })).toBeVisible();
    }
    if (note) expect(screen.getByText(note)).toBeVisible();
  },
);

it('opens the proposal of another rate that the address asks for, once', async () => {
  const page = await show({}, '/jobs/7?propose=rate');
  const dialog = await screen.findByRole('dialog', { name: 'Propose another rate' });
  expect(dialog).toHaveTextContent(
    'The clinic can accept your rate, make a counter-offer or decline.',
  );
  expect(screen.getByRole('radio', { name: /^My own rate/ })).toBeChecked();
  expect(screen.getByLabelText(/Your hourly rate/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send proposal' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.address()).toBe('/jobs/7');
  expect(screen.getByRole('button', { name: 'Propose another rate' })).toBeVisible();
});

it('opens no proposal for a professional who is not invited', async () => {
  await show({ myInvitation: null }, '/jobs/7?propose=rate');
  expect(await screen.findByRole('button', { name: 'Apply Now' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
