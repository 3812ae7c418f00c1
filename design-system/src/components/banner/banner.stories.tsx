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

export const TitleOnly: Story = { args: { children: undefined } };

export const WithIconAndAction: Story = {
  args: {
    tone: 'warning',
    icon: <Icon name="alert" />,
    action: (
      <Button variant="secondary" size="small">
        Add it now
      </Button>
    ),
    title: 'Your licence ends in 12 days',
    children: 'Offices cannot book you without it.',
  },
};

export const LongText: Story = {
  args: {
    icon: <Icon name="info" />,
    title: 'Le paiement se fait directement entre le cabinet et la personne remplaçante',
    children:
      'En règle générale, dans les 24 à 48 heures qui suivent le quart. Le cabinet vous remet un relevé avec les heures, le taux et les retenues; conservez-le pour votre déclaration.',
    onDismiss: () => undefined,
    dismissLabel: 'Masquer',
  },
};
