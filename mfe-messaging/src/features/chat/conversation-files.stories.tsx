import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage, pending, unreachable } from '@tbt/web-kit/testing';
import { ConversationFilesDocument } from '../../generated/graphql';
import { conversationFiles, fileNode } from '../../testing/file-fixtures';
import { ConversationFiles } from './conversation-files';

const FILES = [
  fileNode('4', 'parking.png', '2'),
  fileNode('3', 'certificate-cpr-2026-with-a-name-that-its-sender-made-far-too-long.pdf', '1'),
  fileNode('2', null, '2'),
];
const at = '/messages?userId=2';

const meta = {
  title: 'Features/Chat/Files',
  component: ConversationFiles,
  args: { otherUserId: 2, otherName: 'Ana Reyes', viewerId: 1, onClose: () => undefined },
  parameters: inPage({ at, graph: conversationFiles(FILES) }),
} satisfies Meta<typeof ConversationFiles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Listed: Story = {};

export const InFrench: Story = { globals: { locale: 'fr-CA' } };

export const More: Story = {
  parameters: inPage({ at, graph: conversationFiles(FILES, true) }),
};

export const None: Story = { parameters: inPage({ at, graph: conversationFiles([]) }) };

export const Loading: Story = {
  parameters: inPage({ at, graph: pending(ConversationFilesDocument) }),
};

export const Failed: Story = {
  parameters: inPage({ at, graph: unreachable(ConversationFilesDocument) }),
};
