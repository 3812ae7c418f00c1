import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from './error-state';

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'This part of the page could not be loaded',
    description: 'The rest keeps working.',
    retryLabel: 'Try again',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {};

export const Retrying: Story = { args: { retrying: true } };

export const Inline: Story = { args: { layout: 'inline' } };

export const WithReference: Story = { args: { reference: 'Request 0f6c1b2e' } };

export const WithoutRetry: Story = { args: { onRetry: undefined } };

export const LongText: Story = {
  args: {
    title:
      'The shifts you have applied for could not be loaded together with those you are booked for',
    description:
      'The rest of the page keeps working. Nothing you have sent is lost; try again in a minute or two.',
  },
};
