import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { JobFilterForm } from './job-filter-form';
import { noJobFilters } from './job-filters';

const meta = {
  title: 'Features/Job search/Filters',
  component: JobFilterForm,
  args: { filters: noJobFilters, onSearch: () => undefined },
  parameters: inPage({ at: '/jobs' }),
} satisfies Meta<typeof JobFilterForm>;

export default meta;

type Story = StoryObj<typeof meta>;

const all = {
  province: 'Ontario',
  role: 'hygienist',
  schedule: 'half-day',
  city: 'Toronto',
  postalCode: 'M5H 1A1',
  maxDistance: '25',
  dateFrom: '2027-03-01',
  dateTo: '2027-03-31',
  minRate: '45.00',
  sort: 'nearest',
};

export const Any: Story = {};

export const Chosen: Story = {
  args: { filters: { ...noJobFilters, province: 'Ontario', role: 'hygienist' } },
};

/** All filters are set. */
export const EveryFilter: Story = { args: { filters: all } };

export const FromOwnPlace: Story = {
  args: { filters: { ...noJobFilters, maxDistance: '10' }, hasOwnPlace: true },
};

/** Invalid input: each field shows its format. */
export const Misread: Story = {
  args: { filters: { ...all, postalCode: '', minRate: '', dateTo: '' } },
  play: async ({ canvas, userEvent }) => {
    // Folded on a narrow screen; wide ones have no such button.
    const fold = canvas.queryByRole('button', { name: /^Filters/, expanded: false });
    if (fold) await userEvent.click(fold);
    await userEvent.type(canvas.getByLabelText(/^Postal code/), '90210');
    await userEvent.type(canvas.getByLabelText(/^Minimum rate/), 'forty');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await canvas.findByText(/A1A 1A1\./);
  },
};

export const French: Story = { args: { filters: all }, globals: { locale: 'fr-CA' } };
