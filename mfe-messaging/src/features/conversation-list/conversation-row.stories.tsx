import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { ConversationRowFragmentDoc } from '../../generated/graphql';
import { conversationNode, conversations, messageNode } from '../../testing/fixtures';
import { ConversationRow } from './conversation-row';

const row = (node = conversationNode()) => makeFragmentData(node, ConversationRowFragmentDoc);
const [, unread, left] = conversations();

const meta = {
  title: 'Features/Conversations/Row',
  component: ConversationRow,
  args: { conversation: row(), isChosen: false },
  parameters: inPage({ at: '/messages', viewer: fakeViewer('clinic') }),
} satisfies Meta<typeof ConversationRow>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Read: Story = {};

export const Unread: Story = { args: { conversation: row(unread) } };

export const Chosen: Story = { args: { isChosen: true } };

export const NothingSaidYet: Story = { args: { conversation: row(conversationNode({}, null)) } };

export const PersonLeft: Story = { args: { conversation: row(left) } };

export const LongTexts: Story = {
  args: {
    conversation: row(
      conversationNode({}, messageNode(9, '2', 'Bring your own loupes. '.repeat(20))),
    ),
  },
};

export const French: Story = { args: { conversation: row(left) }, globals: { locale: 'fr-CA' } };
