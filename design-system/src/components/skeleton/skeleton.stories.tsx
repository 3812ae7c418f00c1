import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card';
import { SkeletonGroup } from './skeleton';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { lines: 3 } };

export const Heading: Story = { args: { shape: 'heading', width: 'half' } };

export const Circle: Story = { args: { shape: 'circle' } };

export const Box: Story = { args: { shape: 'box' } };

export const Control: Story = { args: { shape: 'control', width: 'quarter' } };

export const Group: Story = {
  render: () => (
    <SkeletonGroup label="Loading...">
      <Card as="div">
        <Skeleton shape="heading" width="three-quarters" />
        <Skeleton lines={3} />
        <Skeleton shape="control" />
      </Card>
    </SkeletonGroup>
  ),
};
