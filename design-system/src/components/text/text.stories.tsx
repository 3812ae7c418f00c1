import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Text } from './text';

const meta = {
  title: 'Basics/Text',
  component: Text,
  args: {
    children:
      'Payment is arranged directly between the office and the temp, typically within 24-48 hours of the shift.',
  },
} satisfies Meta<typeof Text>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = { args: { size: 'lead' } };

export const Body: Story = {};

export const Dense: Story = { args: { size: 'dense' } };

export const Small: Story = { args: { size: 'small' } };

export const Caption: Story = { args: { size: 'caption', tone: 'muted' } };

export const Danger: Story = { args: { tone: 'danger' } };

export const StrongTabular: Story = {
  args: { strong: true, tabular: true, as: 'span', children: '$48.50' },
};

export const Clamped: Story = { args: { clamp: 2 } };

export const LongText: Story = {
  args: {
    children: 'MB-20418-2026-RENEWED-PROVISIONAL-REGISTRATION-OF-THE-COLLEGE-OF-DENTAL-HYGIENISTS',
  },
};
