import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../components/card';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
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
} satisfies Meta<typeof Stack>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tight: Story = { args: { gap: '1' } };

export const Centered: Story = { args: { align: 'center' } };
