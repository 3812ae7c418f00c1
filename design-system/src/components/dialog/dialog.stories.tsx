import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Send a message',
    description: 'The office answers within a day, most of them sooner.',
    closeLabel: 'Close',
    children: <p>What it holds.</p>,
    footer: <Button>Send</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithoutDescription: Story = { args: { description: undefined, footer: undefined } };

export const Confirm: Story = {
  render: ({ open, onOpenChange }) => (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => undefined}
      title="Delete this slot?"
      description="Offices no longer see you as available on Monday morning."
      confirmLabel="Delete slot"
      cancelLabel="Keep it"
      tone="danger"
    />
  ),
};

export const ConfirmLoading: Story = {
  render: ({ open, onOpenChange }) => (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => undefined}
      title="Accept this application?"
      description="The shift is booked and leaves the list."
      confirmLabel="Accept"
      cancelLabel="Not yet"
      loading
      loadingLabel="Accepting..."
    />
  ),
};

export const ConfirmError: Story = {
  render: ({ open, onOpenChange }) => (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={() => undefined}
      title="Delete this slot?"
      description="Offices no longer see you as available on Monday morning."
      confirmLabel="Delete slot"
      cancelLabel="Keep it"
      tone="danger"
      error="The slot could not be deleted. Please try again."
    />
  ),
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        {`${index + 1}. The office pays within two days of the shift, directly to you.`}
      </p>
    )),
  },
};
