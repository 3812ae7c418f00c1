import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Table, type TableProps } from './table';
import type { TableColumn, TableSort } from './table-types';

interface Shift {
  id: string;
  role: string;
  rate: number;
}

const rows: Shift[] = [
  { id: 'a', role: 'Assistant', rate: 31 },
  { id: 'h', role: 'Hygienist', rate: 52 },
  { id: 'r', role: 'Receptionist', rate: 27 },
];

const columns: TableColumn<Shift>[] = [
  { id: 'role', header: 'Role', cell: ({ role }) => role, rowHeader: true, sortable: true },
  { id: 'rate', header: 'Rate', cell: ({ rate }) => rate, align: 'end', sortable: true },
  { id: 'more', header: 'Actions', cell: () => <button>Open</button>, hideHeader: true },
];

const base: TableProps<Shift> = { caption: 'Shifts', columns, rows, rowKey: ({ id }) => id };

it('is a table with a name, heads of columns and of rows', () => {
  render(<Table {...base} />);
  const table = screen.getByRole('table', { name: 'Shifts' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Role', 'Rate', 'Actions']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Assistant', 'Hygienist', 'Receptionist']);
});

it('sorts by its headers and has aria-sort', async () => {
  const onSortChange = jest.fn();
  function Sorted() {
    const [sort, setSort] = useState<TableSort>({ column: 'role', direction: 'ascending' });
    const change = (next: TableSort) => {
      onSortChange(next);
      setSort(next);
    };
    return <Table {...base} sort={sort} onSortChange={change} />;
  }
  render(<Sorted />);
  const head = (name: string) => screen.getByRole('columnheader', { name });
  expect(head('Role')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Rate')).toHaveAttribute('aria-sort', 'none');
  expect(head('Actions')).not.toHaveAttribute('aria-sort');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(head('Role')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(head('Rate')).toHaveAttribute('aria-sort', 'ascending');
  expect(onSortChange.mock.calls).toEqual([
    [{ column: 'role', direction: 'descending' }],
    [{ column: 'rate', direction: 'ascending' }],
  ]);
});

describe('with a choice of rows', () => {
  function Selectable() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['gone']));
    return (
      <Table
        {...base}
        selection={{
          selected,
          onChange: setSelected,
          allLabel: 'Choose all',
          labelOf: ({ role }) => `Choose ${role}`,
          isDisabled: ({ id }) => id === 'r',
          status: `${selected.size} chosen`,
          actions: <button>Export</button>,
        }}
      />
    );
  }
  const box = (name: string) => screen.getByRole('checkbox', { name });

  it('selects rows and keeps hidden selections', async () => {
    render(<Selectable />);
    await userEvent.click(box('Choose Assistant'));
    expect(box('Choose Assistant')).toBeChecked();
    expect(box('Choose all')).toBePartiallyChecked();
    expect(screen.getByText('2 chosen')).toHaveAttribute('role', 'status');
    await userEvent.click(box('Choose Assistant'));
    expect(screen.getByText('1 chosen')).toBeVisible();
  });

  it('chooses all that can be chosen, and none', async () => {
    render(<Selectable />);
    await userEvent.click(box('Choose all'));
    expect(box('Choose Hygienist')).toBeChecked();
    expect(box('Choose Receptionist')).toBeDisabled();
    expect(box('Choose Receptionist')).not.toBeChecked();
    expect(screen.getByText('3 chosen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    await userEvent.click(box('Choose all'));
    expect(screen.getByText('1 chosen')).toBeVisible();
  });
});

it('announces loading and hides skeleton rows from screen readers', () => {
  const { rerender } = render(
    <Table {...base} rows={[]} loading loadingLabel="Loading..." empty="None" />,
  );
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.getAllByRole('row')).toHaveLength(1);
  expect(screen.queryByText('None')).not.toBeInTheDocument();
  rerender(<Table {...base} loading loadingLabel="Loading..." />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
});

it('has empty and error states', () => {
  const { rerender } = render(<Table {...base} rows={[]} empty="No shifts" />);
  expect(screen.getByRole('cell')).toHaveTextContent('No shifts');
  rerender(<Table {...base} error="Not loaded" empty="No shifts" />);
  expect(screen.getByRole('cell')).toHaveTextContent('Not loaded');
  expect(screen.queryByText('Assistant')).not.toBeInTheDocument();
});

it('is a stop for the keyboard only where it scrolls', () => {
  const { unmount } = render(<Table {...base} stickyHeader />);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  unmount();
  const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
  render(<Table {...base} stickyHeader />);
  expect(screen.getByRole('region', { name: 'Shifts' })).toHaveAttribute('tabindex', '0');
  height.mockRestore();
});
