import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { CheckboxGroup } from './checkbox-group';

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    legend: 'Availability',
    name: 'days',
    options: [
      { value: 'monday', label: 'Monday' },
      { value: 'tuesday', label: 'Tuesday' },
      { value: 'wednesday', label: 'Wednesday' },
      { value: 'evenings', label: 'Evenings', disabled: true },
    ],
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Columns: Story = { args: { layout: 'columns' } };

export const Row: Story = { args: { layout: 'row', defaultValue: ['monday', 'wednesday'] } };

export const WithError: Story = {
  args: { required: true, hint: 'Choose all that fit.', error: 'Choose at least one day.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const Ticked: Story = { args: { defaultValue: ['monday', 'tuesday'] } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const LongText: Story = {
  args: {
    layout: 'columns',
    legend:
      'On which days could you stand in for a colleague, even if you only hear of it that morning?',
    options: [
      { value: 'monday', label: 'Mondays, as long as the office is closer than twenty kilometres' },
      { value: 'evenings', label: 'Evenings' },
    ],
  },
};
