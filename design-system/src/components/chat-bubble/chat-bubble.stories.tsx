import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { ChatBubble } from './chat-bubble';

const meta = {
  title: 'Content/ChatBubble',
  component: ChatBubble,
  args: {
    side: 'other',
    author: 'Maple Dental',
    children: 'Can you be here at 7:45?\nThe door code is on the confirmation.',
    meta: '2 minutes ago',
  },
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
} satisfies Meta<typeof ChatBubble>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Other: Story = {};

export const Own: Story = { args: { side: 'own', author: 'You' } };

export const Pending: Story = {
  args: { side: 'own', author: 'You', state: 'pending', meta: 'Sending...' },
};

export const Failed: Story = {
  args: {
    side: 'own',
    author: 'You',
    state: 'failed',
    meta: 'Not sent',
    action: (
      <Button variant="ghost" size="small">
        Try again
      </Button>
    ),
  },
};

export const Marked: Story = { args: { isMarked: true } };

export const LongWord: Story = {
  args: {
    children: 'https://example.org/a-very-long-address-that-does-not-end-before-the-line-does',
  },
};
