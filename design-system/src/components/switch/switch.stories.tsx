import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Switch } from './switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Tell me about new shifts' },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const WithHint: Story = { args: { hint: 'By text message, at most three a day.' } };

export const AtTheEnd: Story = { args: { side: 'end', defaultChecked: true } };

export const HiddenLabel: Story = { args: { hideLabel: true, defaultChecked: true } };

export const Busy: Story = { args: { loading: true, defaultChecked: true } };

export const Invalid: Story = { args: { error: 'This could not be saved. Try again.' } };

export const Disabled: Story = {
  render: (args) => (
    <>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </>
  ),
};

export const LongText: Story = {
  args: {
    label:
      'Tell me about new shifts in the offices I have worked for before, even where the rate is lower than the one I have asked for',
    hint: 'You can leave this on while you are away: nothing is sent on the days you have marked as taken.',
  },
};
