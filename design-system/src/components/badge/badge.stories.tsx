import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../../layout/cluster';
import { Icon } from '../icon';
import { Badge } from './badge';

const meta = {
  title: 'Content/Badge',
  component: Badge,
  args: { children: 'Standard' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Success: Story = { args: { tone: 'success', children: 'Urgent' } };

export const Info: Story = { args: { tone: 'info', children: 'New' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Recurring' } };

export const Danger: Story = { args: { tone: 'danger', children: 'Rejected' } };

export const WithIcon: Story = {
  args: { tone: 'success', icon: <Icon name="bolt" />, children: 'Urgent' },
};

export const Strong: Story = {
  args: { tone: 'success', strong: true, icon: <Icon name="bolt" />, children: 'Urgent' },
};

export const ToneAndIcon: Story = {
  render: () => (
    <Cluster gap="2">
      <Badge icon={<Icon name="clock" />}>Waiting</Badge>
      <Badge tone="success" icon={<Icon name="check" />}>
        Confirmed
      </Badge>
      <Badge tone="info" icon={<Icon name="info" />}>
        New
      </Badge>
      <Badge tone="warning" icon={<Icon name="alert" />}>
        Ends today
      </Badge>
      <Badge tone="danger" icon={<Icon name="close" />}>
        Cancelled
      </Badge>
    </Cluster>
  ),
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    icon: <Icon name="alert" />,
    children: 'En attente de la confirmation du cabinet dentaire depuis trois jours ouvrables',
  },
};
