import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { WhichTime } from './which-time';

const meta = {
  title: 'Parts/Which of two times',
  component: WhichTime,
  args: { offsets: ['-04:00', '-05:00'], value: '', onChoose: fn() },
} satisfies Meta<typeof WhichTime>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asked: Story = {};

export const Answered: Story = { args: { value: '-05:00' } };

export const Refused: Story = { args: { error: 'Choose the first or the second.' } };

export const French: Story = { globals: { locale: 'fr-CA' } };
