import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage, unreachable } from '@tbt/web-kit/testing';
import { AddPushDeviceDocument } from '../../generated/graphql';
import { fakePushBrowser } from '../../testing/fake-push-browser';
import { preferences, pushDevice } from '../../testing/notification-fixtures';
import { PushDevices } from './push-devices';

const graph = preferences(null, { pushKey: 'key', devices: [] });
const at = (answers = graph) =>
  inPage({
    at: '/notifications?tab=preferences',
    viewer: fakeViewer('hygienist'),
    graph: answers,
  });

const phone = pushDevice();
const own = pushDevice({ id: '6', endpoint: 'https://push.test/this', label: 'Firefox · Linux' });
const devices = [own, phone, pushDevice({ id: '4', endpoint: 'x', label: null })];

const meta = {
  title: 'Features/Notifications/Devices',
  component: PushDevices,
  parameters: at(),
  args: { pushKey: 'key', devices: [], browser: fakePushBrowser() },
} satisfies Meta<typeof PushDevices>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const OffInFrench: Story = { globals: { locale: 'fr-CA' } };

export const On: Story = {
  args: { devices, browser: fakePushBrowser({ permission: 'granted', endpoint: own.endpoint }) },
};

export const OnInFrench: Story = { ...On, globals: { locale: 'fr-CA' } };

export const OnPhone: Story = {
  ...OnInFrench,
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};

export const OnElsewhere: Story = { args: { devices: [phone] } };

export const Denied: Story = { args: { browser: fakePushBrowser({ permission: 'denied' }) } };

export const DeniedInFrench: Story = { ...Denied, globals: { locale: 'fr-CA' } };

export const Unsupported: Story = {
  args: { browser: fakePushBrowser({ permission: 'unsupported' }) },
};

export const UnsupportedInFrench: Story = { ...Unsupported, globals: { locale: 'fr-CA' } };

export const Checking: Story = {
  args: { browser: { ...fakePushBrowser(), endpoint: () => new Promise(() => undefined) } },
};

export const Failed: Story = {
  parameters: at({ ...graph, ...unreachable(AddPushDeviceDocument) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on notifications' }));
    await canvas.findByText('That didn’t work');
  },
};
