import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeViewer,
  pending,
  renderPage,
  unreachable,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import { CreateJobAlertDocument, JobAlertsPageDocument } from '../generated/graphql';
import { alertDevices, alertNode, foundNode, jobAlerts } from '../testing/alert-scenes';
import { JobAlertsPage } from './job-alerts-page';

const open = (
  graph: GraphAnswers,
  at = '/job-alerts',
  role: 'hygienist' | 'clinic' = 'hygienist',
) => renderPage(<JobAlertsPage />, { at, viewer: fakeViewer(role), graph });

it('creates an alert in three inputs, with a live count', async () => {
  await open(jobAlerts([], []));
  await userEvent.click(await screen.findByRole('button', { name: 'New alert' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'Dental Hygienist' })).toBeChecked();
  const province = dialog.getByRole('combobox', { name: 'Province' });
  expect(province).toHaveValue('Ontario');
  await userEvent.selectOptions(province, '');
  expect(await dialog.findByText('48 open shifts match today.')).toBeVisible();
  await userEvent.selectOptions(province, 'Quebec');
  await userEvent.type(dialog.getByRole('textbox', { name: /per hour|hourly|rate/i }), '55');
  expect(await dialog.findByText('12 open shifts match today.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Create alert' }));
  expect(await screen.findByRole('heading', { name: 'Dental Hygienist · Quebec' })).toBeVisible();
  expect(screen.getByText(/From \$55\.00 an hour/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('takes the filters of a search', async () => {
  await open(
    jobAlerts([], []),
    '/job-alerts?new=yes&role=assistant&province=Quebec&city=Laval&minRate=30.00&schedule=half-day',
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('checkbox', { name: 'Dental Assistant' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Dental Hygienist' })).not.toBeChecked();
  expect(dialog.getByRole('combobox', { name: 'Province' })).toHaveValue('Quebec');
  expect(dialog.getByRole('textbox', { name: 'Cities' })).toHaveValue('Laval');
  expect(dialog.getByRole('checkbox', { name: 'Half day' })).toBeChecked();
});

it.each([
  ['offers push with a device', alertDevices(1), true, false],
  ['leads to where a device is added', alertDevices(0), false, true],
  ['says nothing of devices where push is off', alertDevices(0, null), false, false],
])('%s', async (_name, devices, isOffered, isHinted) => {
  await open({ ...jobAlerts([], []), ...devices }, '/job-alerts?new=yes');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(/match today/);
  const methods = within(dialog.getByRole('combobox', { name: 'How' }));
  expect(methods.queryByRole('option', { name: 'Push notification' }) !== null).toBe(isOffered);
  const link = dialog.queryByRole('link', { name: 'Notification preferences' });
  expect(link?.getAttribute('href') ?? null).toBe(
    isHinted ? '/notifications?tab=preferences' : null,
  );
});

it('keeps push where it is chosen, though no device is left', async () => {
  await open({ ...jobAlerts([alertNode({ notificationMethod: 'push' })]), ...alertDevices(0) });
  await userEvent.click(await screen.findByRole('button', { name: /^Edit / }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('combobox', { name: 'How' })).toHaveValue('push');
});

it('asks for a role and a rate that it can read', async () => {
  await open(jobAlerts([], []), '/job-alerts?new=yes');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dental Hygienist' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create alert' }));
  expect(dialog.getByText('Choose at least one role.')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dental Hygienist' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /per hour|hourly|rate/i }), 'a lot');
  expect(dialog.getByRole('textbox', { name: /per hour|hourly|rate/i })).toBeInvalid();
});

it('keeps what was typed when the server refuses', async () => {
  const refusal = { __typename: 'UserError', code: 'CONFLICT', message: 'At most 20.', path: [] };
  await open(
    {
      ...jobAlerts([], []),
      ...answer(CreateJobAlertDocument, {
        createJobAlert: {
          __typename: 'JobAlertPayload',
          jobAlert: null,
          errors: [{ ...refusal, code: 'CONFLICT' as const }],
        },
      }),
    },
    '/job-alerts?new=yes&minRate=30.00',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create alert' }));
  expect(await screen.findByText('At most 20.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /per hour|hourly|rate/i })).toHaveValue('30.00');
});

it('edits, pauses and deletes an alert', async () => {
  await open(jobAlerts([alertNode({ provinces: ['Ontario', 'Quebec'] })], []));
  await userEvent.click(await screen.findByRole('switch', { name: 'Active' }));
  expect(await screen.findByText('Paused')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Edit / }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.clear(dialog.getByRole('textbox', { name: /per hour|hourly|rate/i }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save alert' }));
  await waitFor(() => expect(screen.queryByText(/From \$50/)).toBeNull());
  expect(screen.getByRole('heading', { name: /Ontario, Quebec/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Delete / }));
  const asked = within(await screen.findByRole('dialog'));
  await userEvent.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No alerts yet')).toBeVisible();
});

it('shows what was found with score and reasons, and marks it', async () => {
  await open(jobAlerts([alertNode()], [foundNode()]));
  expect(await screen.findByText('83% of your criteria')).toBeVisible();
  expect(
    screen.getByText(/Dental Hygienist · Ontario · \$52\.00 an hour · 12 km away · Monday/),
  ).toBeVisible();
  expect(screen.getByText('New')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Mark as done: / }));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(screen.queryByText('New')).toBeNull();
});

it('says what is no longer open', async () => {
  await open(jobAlerts([alertNode()], [foundNode({ job: null })]));
  const closed = await screen.findByRole('article', { name: 'Dental Hygienist, March 5, 2027' });
  expect(within(closed).getByText('Toronto')).toBeVisible();
  expect(within(closed).getByText('No longer available')).toBeVisible();
  expect(within(closed).queryByRole('link')).toBeNull();
  expect(screen.queryByText('New')).toBeNull();
});

it('says what is gone', async () => {
  await open(jobAlerts([alertNode()], [foundNode({ job: null, shift: null })]));
  expect(await screen.findByText('This shift is no longer available')).toBeVisible();
});

it('loads, fails with a way to try again, and is for professionals', async () => {
  const { unmount } = await open(pending(JobAlertsPageDocument));
  expect(await screen.findByText('Loading your alerts')).toBeInTheDocument();
  unmount();
  const failed = await open(unreachable(JobAlertsPageDocument));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  failed.unmount();
  await open({}, '/job-alerts', 'clinic');
  expect(await screen.findByText('Job alerts are for professionals')).toBeVisible();
});
