import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { notificationNode } from '../../testing/notification-fixtures';
import { NotificationRow } from './notification-row';

const row = notificationNode;

const meta = {
  title: 'Features/Notifications/Row',
  component: NotificationRow,
  args: { notification: row(), onOpen: () => undefined },
  parameters: inPage({ at: '/notifications' }),
} satisfies Meta<typeof NotificationRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unread: Story = {};

export const Read: Story = { args: { notification: row({ isRead: true }) } };

export const NowhereToGo: Story = { args: { notification: row({ path: null, body: null }) } };

export const LongTexts: Story = {
  args: {
    notification: row({
      title: 'The Very Long Name of a Family Dental Practice at the Lake applied '.repeat(2),
      body: 'Look at the profile and answer before another office does. '.repeat(6),
    }),
  },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
