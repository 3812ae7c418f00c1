import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Progress } from './progress';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Your profile', value: 60, valueText: '60 %' },
} satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Determinate: Story = {};

export const Indeterminate: Story = {
  args: { label: 'Uploading licence.pdf', value: undefined, valueText: undefined },
};

export const Empty: Story = { args: { value: 0, valueText: '0 %' } };

export const Complete: Story = {
  args: { value: 100, valueText: '100 %', tone: 'success', hint: 'Everything is there.' },
};

export const Steps: Story = { args: { value: 2, max: 5, valueText: '2 of 5 documents' } };

export const Warning: Story = {
  args: { value: 90, valueText: '4.5 of 5 MB', tone: 'warning', hint: 'Almost full.' },
};

export const Failed: Story = {
  args: {
    label: 'Uploading licence.pdf',
    value: 40,
    valueText: undefined,
    tone: 'danger',
    hint: 'The connection was lost.',
  },
};

export const Small: Story = { args: { size: 'small', label: 'licence.pdf' } };

export const HiddenLabel: Story = { args: { hideLabel: true, valueText: undefined } };

export const LongLabel: Story = {
  args: {
    label: 'Uploading the picture of the front and the back of your registration certificate',
    valueText: '1 of 2 pictures',
  },
};
