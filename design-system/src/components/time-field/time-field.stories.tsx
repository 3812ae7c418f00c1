import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent, within } from 'storybook/test';
import { FormField } from '../form-field';
import { TimeField } from './time-field';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  args: { times: { locale: 'en-CA', open: 'Choose from the list' } },
  decorators: [
    (Story) => (
      <FormField label="Starts at">
        <Story />
      </FormField>
    ),
  ],
} satisfies Meta<typeof TimeField>;

export default meta;

type Story = StoryObj<typeof meta>;

const openWith =
  (name: string): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await screen.findByRole('menu');
  };

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: '08:30' } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Open: Story = {
  args: { defaultValue: '08:30' },
  play: openWith('Choose from the list'),
};

export const OpenInFrench: Story = {
  args: { defaultValue: '08:30', times: { locale: 'fr-CA', open: 'Choisir dans la liste' } },
  play: openWith('Choisir dans la liste'),
};

export const Limited: Story = {
  args: { min: '07:00', max: '19:00', timesEvery: 30 },
  play: openWith('Choose from the list'),
};

export const ClockOfTheDevice: Story = { args: { times: undefined, defaultValue: '08:30' } };

export const QuarterHours: Story = { args: { step: 900 } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '08:30' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '08:30' } };
