import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Heading } from './heading';

const meta = {
  title: 'Basics/Heading',
  component: Heading,
  args: { children: 'A chair filled before the first patient' },
  // A single heading has no outline.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Display: Story = { args: { as: 'h1', size: 'display' } };

export const First: Story = { args: { as: 'h1' } };

export const Second: Story = {};

export const Third: Story = { args: { as: 'h3' } };

export const Fourth: Story = { args: { as: 'h4' } };

export const LooksSmaller: Story = { args: { as: 'h2', size: 'h4' } };

export const LongText: Story = {
  args: {
    as: 'h1',
    children: 'Registered dental hygienist wanted in Newfoundland and Labrador for three mornings',
  },
};
