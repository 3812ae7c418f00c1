import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { JobFilterForm } from './job-filter-form';

const meta = {
  title: 'Features/Job search/Filters',
  component: JobFilterForm,
  args: { filters: { province: '', role: '', schedule: '' }, onSearch: () => undefined },
  parameters: inPage({ at: '/jobs' }),
} satisfies Meta<typeof JobFilterForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Any: Story = {};

export const Chosen: Story = {
  args: { filters: { province: 'Ontario', role: 'hygienist', schedule: 'half-day' } },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
