import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import {
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import { NotificationBellDocument } from '../../generated/graphql';
import { bell, notifications } from '../../testing/notification-fixtures';
import { NotificationBell } from './notification-bell';

const at = (graph: PageFrameOptions['graph']) =>
  inPage({ at: '/jobs', viewer: fakeViewer('clinic'), live: 'connected', graph });

const meta = {
  title: 'Features/Notifications/Bell',
  component: NotificationBell,
  parameters: at(bell()),
} satisfies Meta<typeof NotificationBell>;

export default meta;

type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await within(document.body).findByRole('menu');
};

export const Unread: Story = {};

export const NothingUnread: Story = { parameters: at(bell(notifications(), 0)) };

export const Many: Story = { parameters: at(bell(notifications(), 100)) };

export const Open: Story = { play: open };

export const OpenInFrench: Story = { play: open, globals: { locale: 'fr-CA' } };

export const OpenWithoutAny: Story = { parameters: at(bell([])), play: open };

export const OpenWhileLoading: Story = {
  parameters: at(pending(NotificationBellDocument)),
  play: open,
};

export const OpenAndFailed: Story = {
  parameters: at(unreachable(NotificationBellDocument)),
  play: open,
};
