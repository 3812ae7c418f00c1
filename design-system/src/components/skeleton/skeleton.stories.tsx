import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Cluster } from '../../layout/cluster';
import { Stack } from '../../layout/stack';
import { Card } from '../card';
import { Skeleton, SkeletonGroup } from './skeleton';

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

export const List: Story = {
  render: () => (
    <SkeletonGroup label="Loading...">
      <Stack gap="4">
        {[1, 2, 3].map((row) => (
          <Cluster key={row} nowrap>
            <Skeleton shape="circle" />
            <Stack gap="1" style={{ flex: 1 }}>
              <Skeleton shape="heading" width="half" />
              <Skeleton width="three-quarters" />
            </Stack>
          </Cluster>
        ))}
      </Stack>
    </SkeletonGroup>
  ),
};
