import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { preferences, quietNight } from '../../testing/notification-fixtures';
import { NotificationPreferences } from './notification-preferences';

const open = (graph = preferences()) =>
  renderPage(<NotificationPreferences />, { viewer: fakeViewer('hygienist'), graph });
const hoursSwitch = () => screen.findByRole('switch', { name: 'Keep quiet hours' });

it('are off until they are chosen and saved', async () => {
  await open();
  expect(await hoursSwitch()).not.toBeChecked();
  await userEvent.click(await hoursSwitch());
  expect(screen.getByLabelText('From')).toHaveValue('22:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save quiet hours' }));
  expect(await screen.findByText('Quiet hours saved')).toBeVisible();
  expect(await hoursSwitch()).toBeChecked();
});

it('ask for two different times', async () => {
  await open(preferences(quietNight()));
  const until = await screen.findByLabelText('Until');
  await userEvent.clear(until);
  await userEvent.type(until, '22:00');
  expect(screen.getByText('Choose two different times.')).toBeVisible();
});

it('are removed by the switch', async () => {
  await open(preferences(quietNight()));
  await userEvent.click(await hoursSwitch());
  expect(await screen.findByText('Quiet hours are off')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
});
