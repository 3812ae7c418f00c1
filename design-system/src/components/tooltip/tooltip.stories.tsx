import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { IconButton } from '../icon-button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'Switch to dark colours',
    children: <IconButton icon="moon" label="Dark" variant="outlined" />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: { content: 'Switch to dark colours, which are easier on the eyes before the sun is up' },
  play: async () => {
    await userEvent.tab();
  },
};
