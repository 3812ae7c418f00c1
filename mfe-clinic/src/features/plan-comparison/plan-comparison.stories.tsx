import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { PlanComparison } from './plan-comparison';

const meta = {
  title: 'Features/Plan comparison',
  component: PlanComparison,
  parameters: inPage({ at: '/pricing' }),
} satisfies Meta<typeof PlanComparison>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };
