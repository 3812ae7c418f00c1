import { Icon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import { TableCheck } from './table-check';
import type { TableColumn, TableSelection, TableSort } from './table-types';
import styles from './table.module.css';

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
  selection: TableSelection<Row> | undefined;
  /** Keys of the visible rows that can be selected. */
  selectableKeys: readonly string[];
}

const iconOf = { ascending: 'arrow-up', descending: 'arrow-down', none: 'sort' } as const;

function nextSort(column: string, sort: TableSort | undefined): TableSort {
  const isTurned = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isTurned ? 'descending' : 'ascending' };
}

function SortableHead<Row>({
  column,
  sort,
  onSortChange,
}: Pick<TableHeadProps<Row>, 'sort' | 'onSortChange'> & { column: TableColumn<Row> }) {
  const direction = sort?.column === column.id ? sort.direction : 'none';
  return (
    <th
      role="columnheader"
      scope="col"
      className={styles.head}
      aria-sort={direction}
      data-align={column.align}
      data-sortable
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSortChange?.(nextSort(column.id, sort))}
      >
        {column.header}
        <Icon name={iconOf[direction]} size="small" />
      </button>
    </th>
  );
}

function SelectAll<Row>({ selection, keys }: { selection: TableSelection<Row>; keys: string[] }) {
  const chosen = keys.filter((key) => selection.selected.has(key)).length;
  const toggle = (checked: boolean) => {
    const others = [...selection.selected].filter((key) => !keys.includes(key));
    selection.onChange(new Set(checked ? [...others, ...keys] : others));
  };
  return (
    <TableCheck
      label={selection.allLabel}
      checked={keys.length > 0 && chosen === keys.length}
      isPartial={chosen > 0 && chosen < keys.length}
      disabled={keys.length === 0}
      onChange={toggle}
    />
  );
}

export function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  selectableKeys,
}: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={styles.headGroup}>
      <tr role="row" className={styles.headRow}>
        {selection && (
          <th role="columnheader" scope="col" className={styles.head} data-check>
            <SelectAll selection={selection} keys={[...selectableKeys]} />
          </th>
        )}
        {columns.map((column) =>
          column.sortable && onSortChange ? (
            <SortableHead key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
          ) : (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              className={styles.head}
              data-align={column.align}
            >
              {column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
