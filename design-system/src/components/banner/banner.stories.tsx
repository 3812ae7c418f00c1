import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button';
import { Icon } from '../icon';
import { Banner } from './banner';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { title: 'Payment is arranged directly', children: 'Typically within 24-48 hours.' },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Success: Story = { args: { tone: 'success' } };

export const Warning: Story = { args: { tone: 'warning' } };

export const Danger: Story = {
  args: { tone: 'danger', title: "You're offline", children: undefined, live: 'status' },
};

export const Neutral: Story = { args: { tone: 'neutral' } };

export const Brand: Story = {
  args: {
    tone: 'brand',
    icon: <Icon name="sparkle" />,
    title: 'Fill chairs faster',
    children: '7 days free, then $29-99/month.',
    action: (
      <Button variant="secondary" asChild>
        <a href="#subscription">Start 7-Day Free Trial</a>
      </Button>
    ),
  },
};

export const Dismissible: Story = {
  args: { onDismiss: () => undefined, dismissLabel: 'Hide this' },
};
