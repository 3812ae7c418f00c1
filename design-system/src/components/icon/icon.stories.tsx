import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../../layout/cluster';
import { iconNames } from './icon-shapes';
import { Icon } from './icon';

const meta = {
  title: 'Basics/Icon',
  component: Icon,
  args: { name: 'calendar' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Cluster gap="5">
      {iconNames.map((name) => (
        <Icon key={name} name={name} label={name} />
      ))}
    </Cluster>
  ),
};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };

export const Filled: Story = { args: { name: 'star', filled: true, label: 'Rated' } };
