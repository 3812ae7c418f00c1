import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from './spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading...' },
} satisfies Meta<typeof Spinner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Inline: Story = {};

export const Page: Story = { args: { layout: 'page' } };

export const HiddenLabel: Story = { args: { hideLabel: true } };
