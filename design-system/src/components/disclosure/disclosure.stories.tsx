import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Stack } from '../../layout/stack';
import { Disclosure } from './disclosure';

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: {
    summary: 'For professionals',
    children: (
      <Stack gap="2">
        <a href="#jobs">Find jobs</a>
        <a href="#pricing">Pricing</a>
      </Stack>
    ),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = { args: { defaultOpen: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    summary: 'Everything for professionals who are looking for their first shift in a new city',
  },
};
