import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BOOKING_STATUSES } from '@tbt/contracts';
import { Stack } from '@tbt/design-system';
import { inPage } from '@tbt/web-kit/testing';
import { STEPS } from './next-step';
import { StepLine } from './step-line';

const booking = {
  ...({ id: '50', status: 'confirmed', actions: ['check_in'] } as const),
  ...{ endsAt: '2026-11-20T21:00:00Z', endTime: '16:00' },
};

const meta = {
  title: 'Parts/Next step',
  component: StepLine,
  args: { booking, reader: 'temp', name: 'Maple Dental' },
  parameters: inPage({ at: '/shifts' }),
} satisfies Meta<typeof StepLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OfAProfessional: Story = {};

export const OfAClinic: Story = { args: { reader: 'clinic', name: 'Ana Reyes' } };

export const EveryStep: Story = {
  render: (args) => (
    <Stack gap="3">
      {STEPS.map((step) => (
        <StepLine key={step} {...args} booking={{ ...booking, actions: [step] }} />
      ))}
    </Stack>
  ),
};

export const EveryStepInFrench: Story = { ...EveryStep, globals: { locale: 'fr-CA' } };

export const Waiting: Story = {
  render: (args) => (
    <Stack gap="3">
      {BOOKING_STATUSES.map((status) => (
        <StepLine key={status} {...args} booking={{ ...booking, status, actions: [] }} />
      ))}
    </Stack>
  ),
};

export const WaitingOnAPhone: Story = {
  ...Waiting,
  args: { reader: 'clinic', name: 'Ana Reyes' },
  globals: { viewport: { value: 'phone' } },
};
