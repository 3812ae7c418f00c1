import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../../components/card';
import { Container } from './container';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: {
    children: (
      <>
        <Card as="div" variant="outlined" padding="small">
          One
        </Card>
      </>
    ),
  },
} satisfies Meta<typeof Container>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Wide: Story = {};

export const ForText: Story = { args: { width: 'text' } };

export const Narrow: Story = { args: { width: 'narrow' } };
