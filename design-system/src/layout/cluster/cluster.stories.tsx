import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../components/card';
import { Cluster } from './cluster';

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: {
    children: (
      <>
        <Card as="div" variant="outlined" padding="small">
          One
        </Card>
        <Card as="div" variant="outlined" padding="small">
          Two
        </Card>
        <Card as="div" variant="outlined" padding="small">
          Three
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Cluster>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Between: Story = { args: { justify: 'between' } };

export const End: Story = { args: { justify: 'end', gap: '6' } };
