import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../components/card';
import { Grid } from './grid';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
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
        <Card as="div" variant="outlined" padding="small">
          Four
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallColumns: Story = { args: { column: 'small', gap: '3' } };

export const LargeColumns: Story = { args: { column: 'large' } };
