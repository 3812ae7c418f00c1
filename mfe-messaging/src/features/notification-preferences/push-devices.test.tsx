import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BrowserPush } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import {
  answer,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import { AddPushDeviceDocument, NotificationPreferencesDocument } from '../../generated/graphql';
import { fakePushBrowser } from '../../testing/fake-push-browser';
import { preferences, pushDevice } from '../../testing/notification-fixtures';
import { NotificationPreferences } from './notification-preferences';
import { PushDevices } from './push-devices';

const own = pushDevice({ id: '6', endpoint: 'https://push.test/this', label: 'Firefox · Linux' });

/** The panel with the devices that the server has at the moment. */
function Panel({ browser }: { browser: BrowserPush }) {
  const { data } = useQuery(NotificationPreferencesDocument);
  return data ? <PushDevices pushKey="key" devices={data.myPushDevices} browser={browser} /> : null;
}

const open = (browser: BrowserPush, devices = [pushDevice()], more: GraphAnswers = {}) =>
  renderPage(<Panel browser={browser} />, {
    viewer: fakeViewer('hygienist'),
    graph: { ...preferences(null, { pushKey: 'key', devices }), ...more },
  });
const turnOn = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Turn on notifications' }));

it('turns notifications on by a click, and lists this device', async () => {
  await open(fakePushBrowser());
  await turnOn();
  expect(await screen.findByText('On: they arrive on this device.')).toBeVisible();
  const [first] = within(screen.getByRole('region', { name: 'Your devices' })).getAllByRole(
    'listitem',
  );
  expect(first).toHaveTextContent('Firefox · Linux');
  expect(first).toHaveTextContent('This device');
});

it('says how to undo a refusal', async () => {
  await open(fakePushBrowser({ answer: 'denied' }));
  await turnOn();
  expect(await screen.findByText(/Notifications are blocked in this browser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn on notifications' })).toBeNull();
});

it('explains a browser that cannot', async () => {
  await open(fakePushBrowser({ permission: 'unsupported' }));
  expect(await screen.findByText(/add the site to your home screen/)).toBeVisible();
});

it('stays off when the server refuses, and says why', async () => {
  const browser = fakePushBrowser();
  const refusal = { __typename: 'UserError', code: 'CONFLICT', message: 'Not here.', path: [] };
  const payload = { __typename: 'AddPushSubscriptionPayload', device: null } as const;
  await open(browser, [], {
    ...answer(AddPushDeviceDocument, {
      addPushSubscription: { ...payload, errors: [{ ...refusal, code: 'CONFLICT' as const }] },
    }),
  });
  await turnOn();
  expect(await screen.findByText('Not here.')).toBeVisible();
  expect(browser.unsubscribed()).toBe(1);
});

it('stays off when the server cannot be reached', async () => {
  await open(fakePushBrowser(), [], unreachable(AddPushDeviceDocument));
  await turnOn();
  expect(await screen.findByText('That didn’t work')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeEnabled();
});

it('sends a test, and turns off', async () => {
  const browser = fakePushBrowser({ permission: 'granted', endpoint: own.endpoint });
  await open(browser, [own, pushDevice()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test' }));
  expect(await screen.findByText('Test sent to this device')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Notifications are off on this device')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Turn on notifications' })).toBeVisible();
  expect(browser.unsubscribed()).toBe(1);
});

it('removes another device and keeps this one', async () => {
  const browser = fakePushBrowser({ permission: 'granted', endpoint: own.endpoint });
  await open(browser, [own, pushDevice()]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome · Android' }));
  expect(await screen.findByText('Device removed')).toBeVisible();
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(browser.unsubscribed()).toBe(0);
});

describe('in the preferences', () => {
  const show = (graph: GraphAnswers) =>
    renderPage(<NotificationPreferences />, { viewer: fakeViewer('hygienist'), graph });

  it('are not offered where push is off', async () => {
    await show(preferences());
    await screen.findByRole('heading', { name: 'Quiet hours' });
    expect(screen.queryByRole('heading', { name: 'Notifications on this device' })).toBeNull();
    expect(screen.queryByRole('switch', { name: /On my devices/ })).toBeNull();
  });

  it('have a switch of each category once there is one', async () => {
    await show(preferences(null, { pushKey: 'key', devices: [own] }));
    expect(await screen.findByRole('switch', { name: 'Bookings: On my devices' })).toBeChecked();
  });
});
