import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../badge';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { ErrorState } from '../error-state';
import { Table, type TableProps } from './table';
import type { TableColumn, TableSort } from './table-types';

interface Payment {
  id: string;
  office: string;
  date: string;
  hours: number;
  amount: number;
  isPaid: boolean;
}

const offices = ['Maple Dental', 'Prairie Smiles', 'Centre dentaire Saint-Boniface', 'River Park'];

const payments: Payment[] = Array.from({ length: 6 }, (_, index) => ({
  id: `p${index}`,
  office: offices[index % offices.length] ?? '',
  date: `2026-03-${String(9 + index).padStart(2, '0')}`,
  hours: 4 + (index % 3) * 2,
  amount: (4 + (index % 3) * 2) * 48.5,
  isPaid: index % 2 === 0,
}));

const columns: TableColumn<Payment>[] = [
  { id: 'office', header: 'Office', cell: ({ office }) => office, rowHeader: true, sortable: true },
  { id: 'date', header: 'Date', cell: ({ date }) => date, sortable: true },
  { id: 'hours', header: 'Hours', cell: ({ hours }) => hours, align: 'end' },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => `$${amount.toFixed(2)}`,
    align: 'end',
    sortable: true,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isPaid }) => (
      <Badge tone={isPaid ? 'success' : 'neutral'}>{isPaid ? 'Paid' : 'Waiting'}</Badge>
    ),
  },
];

const meta = {
  title: 'Content/Table',
  component: Table<Payment>,
  args: { caption: 'Payments in March', columns, rows: payments, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Payment>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function SortedTable(args: TableProps<Payment>) {
  const [sort, setSort] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const key = sort.column as 'office' | 'date' | 'amount';
  const rows = [...args.rows].sort((a, b) => (a[key] < b[key] ? -turn : turn));
  return <Table {...args} rows={rows} sort={sort} onSortChange={setSort} />;
}

export const Sortable: Story = { render: (args) => <SortedTable {...args} /> };

function SelectableTable(args: TableProps<Payment>) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['p1', 'p2']));
  return (
    <Table
      {...args}
      selection={{
        selected,
        onChange: setSelected,
        allLabel: 'Choose all payments',
        labelOf: ({ office, date }) => `Choose ${office}, ${date}`,
        isDisabled: ({ id }) => id === 'p0',
        status: `${selected.size} chosen`,
        actions: (
          <Button size="small" variant="secondary">
            Export
          </Button>
        ),
      }}
    />
  );
}

export const Selectable: Story = { render: (args) => <SelectableTable {...args} /> };

export const StickyHeader: Story = {
  args: {
    stickyHeader: true,
    density: 'dense',
    rows: Array.from({ length: 40 }, (_, index) => ({
      ...(payments[index % payments.length] as Payment),
      id: `r${index}`,
    })),
  },
};

export const Loading: Story = { args: { rows: [], loading: true, loadingLabel: 'Loading...' } };

export const LoadingMore: Story = { args: { loading: true, loadingLabel: 'Loading...' } };

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No payments in March" icon="dollar" /> },
};

export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState
        title="The payments could not be loaded"
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    ),
  },
};

export const LongText: Story = {
  args: {
    caption: 'Payments of all offices that booked more than three shifts in March, newest first',
    rows: payments.map((payment) => ({
      ...payment,
      office: `${payment.office}, the united offices of Newfoundland and Labrador`,
    })),
  },
};

export const HiddenCaption: Story = { args: { hideCaption: true } };

export const EvenColumns: Story = {
  render: (args) => (
    <>
      <Table {...args} evenColumns rows={args.rows.slice(0, 1)} />
      <Table {...args} evenColumns rows={args.rows.slice(1, 3)} />
    </>
  ),
};

export const Cards: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <SelectableTable {...args} />,
};
