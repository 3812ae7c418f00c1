import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { WaitingBubble, type WaitingMessage } from './waiting-bubble';

const message: WaitingMessage = {
  id: '1',
  variables: {
    input: { recipientId: '2', content: 'I will be there at eight.', attachments: [] },
  },
  refusal: null,
  discard: () => undefined,
};

const meta = {
  title: 'Features/Chat/Waiting message',
  component: WaitingBubble,
  args: { message },
  render: (args) => (
    <ul>
      <WaitingBubble {...args} />
    </ul>
  ),
} satisfies Meta<typeof WaitingBubble>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Written without a connection. */
export const Waiting: Story = {};

export const WaitingInFrench: Story = { globals: { locale: 'fr-CA' } };

export const RefusedLater: Story = {
  args: { message: { ...message, refusal: 'This account is closed.' } },
};
