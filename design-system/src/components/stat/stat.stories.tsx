import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkeletonGroup } from '../skeleton';
import { Stat, StatGroup } from './stat';

const meta = {
  title: 'Content/Stat',
  component: Stat,
  args: { label: 'Shifts this month', value: '12' },
  render: (args) => (
    <StatGroup>
      <Stat {...args} />
    </StatGroup>
  ),
} satisfies Meta<typeof Stat>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithIcon: Story = { args: { icon: 'calendar' } };

export const Up: Story = {
  args: { change: { direction: 'up', text: '4 more than last month', tone: 'success' } },
};

export const Down: Story = {
  args: { change: { direction: 'down', text: '3 fewer than last month', tone: 'danger' } },
};

export const Unchanged: Story = {
  args: { change: { direction: 'none', text: 'As last month' }, hint: 'Booked and done.' },
};

export const Loading: Story = { args: { loading: true } };

export const LongText: Story = {
  args: {
    label: 'Earned with the offices you worked for in the last twelve months',
    value: '1 234 567,89 $',
  },
};

export const Group: Story = {
  render: () => (
    <StatGroup variant="cards">
      <Stat
        label="Open shifts"
        value="8"
        icon="briefcase"
        change={{ direction: 'up', text: '2 new today', tone: 'success' }}
      />
      <Stat label="Average rate" value="$48.50" icon="dollar" hint="For an hour." />
      <Stat label="Filled" value="94 %" icon="check" />
    </StatGroup>
  ),
};

export const GroupLoading: Story = {
  render: () => (
    <SkeletonGroup label="Loading...">
      <StatGroup variant="cards">
        <Stat label="Open shifts" value="" loading />
        <Stat label="Average rate" value="" loading />
      </StatGroup>
    </SkeletonGroup>
  ),
};
