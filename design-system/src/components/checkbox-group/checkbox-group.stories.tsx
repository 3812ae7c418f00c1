import type { Meta, StoryObj } from '@storybook/react-webpack5';
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
