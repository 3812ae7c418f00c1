import { Skeleton } from '../skeleton';
import { TableCheck } from './table-check';
import type { TableColumn, TableSelection } from './table-types';
import styles from './table.module.css';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly TableColumn<Row>[];
  selection: TableSelection<Row> | undefined;
}

function toggled(selected: ReadonlySet<string>, key: string, isChosen: boolean) {
  const next = new Set(selected);
  if (isChosen) next.add(key);
  else next.delete(key);
  return next;
}

/** A row; a card in a narrow table. */
export function TableRow<Row>({ row, rowKey, columns, selection }: TableRowProps<Row>) {
  const isSelected = selection?.selected.has(rowKey) ?? false;
  return (
    <tr role="row" className={styles.row} data-selected={isSelected || undefined}>
      {selection && (
        <td role="cell" className={styles.cell} data-check>
          <TableCheck
            label={selection.labelOf(row)}
            checked={isSelected}
            disabled={selection.isDisabled?.(row)}
            onChange={(isChosen) =>
              selection.onChange(toggled(selection.selected, rowKey, isChosen))
            }
          />
        </td>
      )}
      {columns.map((column) =>
        column.rowHeader ? (
          <th
            key={column.id}
            role="rowheader"
            scope="row"
            className={styles.cell}
            data-align={column.align}
          >
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.id} role="cell" className={styles.cell} data-align={column.align}>
            {!column.hideHeader && (
              <span className={styles.cellLabel} aria-hidden="true">
                {column.labelOf?.(row) ?? column.header}
              </span>
            )}
            <div className={styles.value}>{column.cell(row)}</div>
          </td>
        ),
      )}
    </tr>
  );
}

interface PlaceholderRowProps {
  cells: number;
}

export function PlaceholderRow({ cells }: PlaceholderRowProps) {
  return (
    <tr className={styles.row} aria-hidden="true">
      {Array.from({ length: cells }, (_, cell) => (
        <td key={cell} className={styles.cell}>
          <Skeleton width={cell === 0 ? 'three-quarters' : 'half'} />
        </td>
      ))}
    </tr>
  );
}
