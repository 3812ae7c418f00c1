import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { Stepper } from './stepper';

const steps = [
  { value: 'basics', label: 'The shift', state: 'done', stateLabel: 'Done' },
  { value: 'where', label: 'Where and when' },
  { value: 'culture', label: 'Your office' },
  { value: 'check', label: 'Check and post' },
] as const;

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Post a shift', steps, current: 'where', progressText: 'Step 2 of 4' },
} satisfies Meta<typeof Stepper>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstStep: Story = {
  args: {
    current: 'basics',
    progressText: 'Step 1 of 4',
    steps: steps.map(({ value, label }) => ({ value, label })),
  },
};

export const WayBack: Story = { args: { onStepSelect: () => undefined } };

export const WithHints: Story = {
  args: {
    onStepSelect: () => undefined,
    steps: steps.map((step, index) => ({ ...step, hint: `${index + 1} minutes` })),
  },
};

export const Invalid: Story = {
  args: {
    current: 'check',
    progressText: 'Step 4 of 4',
    onStepSelect: () => undefined,
    steps: steps.map((step) =>
      step.value === 'where'
        ? { ...step, state: 'error' as const, stateLabel: 'Needs another look' }
        : { ...step, state: 'done' as const, stateLabel: 'Done' },
    ),
  },
};

export const Disabled: Story = {
  args: {
    onStepSelect: () => undefined,
    steps: steps.map((step) => ({ ...step, disabled: true })),
  },
};

export const AllDone: Story = {
  args: {
    current: '',
    progressText: 'All 4 steps are done',
    steps: steps.map((step) => ({ ...step, state: 'done' as const, stateLabel: 'Done' })),
  },
};

export const Column: Story = {
  args: { orientation: 'column', onStepSelect: () => undefined },
};

export const Narrow: Story = {
  args: { onStepSelect: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const LongText: Story = {
  args: {
    steps: steps.map((step) => ({
      ...step,
      label: `${step.label}, with everything that a temp who has never been there should know`,
    })),
  },
};

export const Focused: Story = {
  args: { onStepSelect: () => undefined },
  play: async () => {
    await userEvent.tab();
  },
};
