import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import {
  NotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
} from '../../generated/graphql';
import { preferences, pushDevice, quietNight } from '../../testing/notification-fixtures';
import { NotificationPreferences } from './notification-preferences';

const at = (graph: PageFrameOptions['graph']) =>
  inPage({ at: '/notifications?tab=preferences', viewer: fakeViewer('clinic'), graph });

const meta = {
  title: 'Features/Notifications/Preferences',
  component: NotificationPreferences,
  parameters: at(preferences()),
} satisfies Meta<typeof NotificationPreferences>;

export default meta;

type Story = StoryObj<typeof meta>;

const switchOne: Story['play'] = async ({ canvas, userEvent }) => {
  const [, email] = await canvas.findAllByRole('switch');
  await userEvent.click(email!);
};

export const Full: Story = {};

export const QuietAtNight: Story = { parameters: at(preferences(quietNight())) };

export const QuietAtNightInFrench: Story = { ...QuietAtNight, globals: { locale: 'fr-CA' } };

export const French: Story = { globals: { locale: 'fr-CA' } };

/** Job alerts have a rhythm each; a device adds a column. */
export const OfAProfessional: Story = {
  parameters: inPage({
    at: '/notifications?tab=preferences',
    viewer: fakeViewer('hygienist'),
    graph: preferences(null, { pushKey: 'key', devices: [pushDevice()] }),
  }),
};

export const Loading: Story = { parameters: at(pending(NotificationPreferencesDocument)) };

export const Failed: Story = { parameters: at(unreachable(NotificationPreferencesDocument)) };

export const Saving: Story = {
  parameters: at({ ...preferences(), ...pending(SetNotificationPreferenceDocument) }),
  play: switchOne,
};

export const SavingFailed: Story = {
  parameters: at({ ...preferences(), ...unreachable(SetNotificationPreferenceDocument) }),
  play: async (context) => {
    await switchOne(context);
    await context.canvas.findByText('The preference could not be saved');
  },
};
