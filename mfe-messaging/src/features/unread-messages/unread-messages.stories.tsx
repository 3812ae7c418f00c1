import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage } from '@tbt/web-kit/testing';
import { UnreadMessagesDocument } from '../../generated/graphql';
import { UnreadMessages } from './unread-messages';

const unread = (unreadMessageCount: number) =>
  inPage({
    at: '/jobs',
    viewer: fakeViewer('clinic'),
    graph: answer(UnreadMessagesDocument, { unreadMessageCount }),
  });

const meta = {
  title: 'Features/Unread messages/Count',
  component: UnreadMessages,
  parameters: unread(3),
} satisfies Meta<typeof UnreadMessages>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Few: Story = {};

export const Many: Story = { parameters: unread(128) };

export const French: Story = { globals: { locale: 'fr-CA' } };
