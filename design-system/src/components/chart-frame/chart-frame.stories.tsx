import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { ChartFrame } from './chart-frame';

const weeks = ['Mar 2', 'Mar 9', 'Mar 16', 'Mar 23', 'Mar 30', 'Apr 6', 'Apr 13', 'Apr 20'];

const meta = {
  title: 'Content/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Earnings by week',
    titleAs: 'h2',
    summary: 'You earned most in the week of March 16: $1,940.',
    kind: 'bar',
    labelsName: 'Week',
    labels: weeks,
    series: [{ name: 'Earned', values: [880, 1455, 1940, 970, 0, 1212, 1649, 388] }],
    formatValue: (value) => `$${value.toFixed(2)}`,
    formatTick: (value) => `$${value}`,
    tableLabel: 'Show as table',
    chartLabel: 'Show as chart',
    loadingLabel: 'Loading the chart...',
    empty: <EmptyState icon="dollar" title="Nothing earned yet" />,
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

const drawn: Story['play'] = async ({ canvasElement }) => {
  await expect(
    await within(canvasElement).findByRole('img', {}, { timeout: 5000 }),
  ).toBeInTheDocument();
};

export const Bars: Story = { play: drawn };

export const Line: Story = { args: { kind: 'line' }, play: drawn };

const two = [
  { name: 'Hygienist', values: [52, 53, 52.5, 54, 55, 55, 56, 57] },
  { name: 'Assistant', values: [28, 28, 29, null, 30, 30.5, 31, 31] },
];

export const SeveralLines: Story = {
  args: {
    kind: 'line',
    title: 'Rates offered',
    summary: 'Both rates rose by about ten percent in eight weeks.',
    series: [...two, { name: 'Receptionist', values: [22, 22, 22.5, 23, 23, 24, 24, 25] }],
    formatTick: (value) => `$${value}`,
  },
  play: drawn,
};

export const SeveralBars: Story = { args: { ...SeveralLines.args, kind: 'bar' }, play: drawn };

export const BelowZero: Story = {
  args: {
    title: 'Change of hours',
    summary: 'In two weeks you worked less than the week before.',
    series: [{ name: 'Hours', values: [4, -6, 12, -2, 0, 8, 3, 5] }],
    formatValue: (value) => `${value} h`,
    formatTick: (value) => `${value} h`,
  },
  play: drawn,
};

export const AsTable: Story = {
  args: { series: two },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show as table' }));
  },
};

export const Small: Story = { args: { size: 'small' }, play: drawn };

export const Large: Story = { args: { size: 'large' }, play: drawn };

export const Loading: Story = { args: { loading: true, labels: [], series: [] } };

export const Empty: Story = {
  args: { labels: [], series: [] },
};

export const Failed: Story = {
  args: {
    error: (
      <ErrorState
        title="The earnings could not be loaded"
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    title: 'Revenus bruts par semaine, toutes les offres acceptées et confirmées comprises',
    summary:
      'Vous avez gagné le plus pendant la semaine du 16 mars, soit 1 940 $, ce qui représente plus du double de la moyenne des huit semaines présentées ici.',
    labels: weeks.map((week) => `Semaine du ${week}`),
  },
  play: drawn,
};
