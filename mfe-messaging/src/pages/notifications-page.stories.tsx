import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type PageFrameOptions,
} from '@tbt/web-kit/testing';
import { NotificationsPageDocument } from '../generated/graphql';
import {
  notificationList,
  notificationNode,
  notifications,
  preferences,
} from '../testing/notification-fixtures';
import { NotificationsPage } from './notifications-page';

const page: PageFrameOptions = {
  at: '/notifications',
  viewer: fakeViewer('clinic'),
  graph: { ...notificationList(), ...preferences() },
  live: 'connected',
};
const listed = (graph: PageFrameOptions['graph']) => inPage({ ...page, graph });

const meta = {
  title: 'Pages/Notifications',
  component: NotificationsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof NotificationsPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const AllRead: Story = {
  parameters: listed(notificationList(notifications().map((node) => ({ ...node, isRead: true })))),
};

export const More: Story = { parameters: listed(notificationList(notifications(), true)) };

export const LongTexts: Story = {
  parameters: listed(
    notificationList([
      notificationNode({
        title: 'The Very Long Name of a Family Dental Practice at the Lake applied '.repeat(2),
        body: 'A sentence that explains what to do about it now. '.repeat(8),
      }),
    ]),
  ),
};

export const Empty: Story = { parameters: listed(notificationList([])) };

export const Loading: Story = { parameters: listed(pending(NotificationsPageDocument)) };

export const Failed: Story = { parameters: listed(unreachable(NotificationsPageDocument)) };

export const Preferences: Story = {
  parameters: inPage({ ...page, at: '/notifications?tab=preferences' }),
};

export const SignedOut: Story = { parameters: inPage({ ...page, viewer: null }) };

export const NothingOfASubject: Story = {
  parameters: inPage({
    at: '/notifications?category=bookings&unread=yes',
    viewer: fakeViewer('clinic'),
    graph: notificationList([]),
  }),
};

export const NothingOfASubjectInFrench: Story = {
  ...NothingOfASubject,
  globals: { locale: 'fr-CA', viewport: { value: 'phone' } },
};
