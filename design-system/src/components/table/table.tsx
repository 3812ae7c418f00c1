import { useId, type ReactNode } from 'react';
import { useOverflow } from '../../use-overflow';
import { VisuallyHidden } from '../visually-hidden';
import { TableHead } from './table-head';
import { PlaceholderRow, TableRow } from './table-row';
import type { TableColumn, TableSelection, TableSort } from './table-types';
import styles from './table.module.css';

export interface TableProps<Row> {
  /** Caption and accessible name. */
  caption: string;
  /** Shows the caption to screen readers only, where a heading says the same. */
  hideCaption?: boolean;
  /** Columns in order. */
  columns: readonly TableColumn<Row>[];
  /** Rows in order. */
  rows: readonly Row[];
  /** Unique key of a row. */
  rowKey: (row: Row) => string;
  /** The current sort order. */
  sort?: TableSort;
  /** Called with the requested order; sort the rows yourself. */
  onSortChange?: (sort: TableSort) => void;
  /** Enables row selection. */
  selection?: TableSelection<Row>;
  /** Whether rows are loading: shows skeletons, or dims existing rows. */
  loading?: boolean;
  /** Announced once while loading. Required with `loading`. */
  loadingLabel?: string;
  /** Shown when there are no rows, for example an `EmptyState`. */
  empty?: ReactNode;
  /** Shown when rows failed to load, for example an `ErrorState`. */
  error?: ReactNode;
  /** Keeps the header visible; the table then scrolls inside the page. */
  stickyHeader?: boolean;
  /** Columns of the same width, so that tables below each other line up. */
  evenColumns?: boolean;
  /** `dense` for many rows. */
  density?: 'comfortable' | 'dense';
}

/** Number of skeleton rows. */
const placeholderRows = 5;

/** A table; below 36 rem each row becomes a card. For one item use a `DataList`. */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  selection,
  loading = false,
  loadingLabel,
  empty,
  error,
  stickyHeader = false,
  evenColumns = false,
  density = 'comfortable',
}: TableProps<Row>) {
  const captionId = useId();
  const [scroller, overflow] = useOverflow<HTMLDivElement>();
  const scrolls = overflow.start || overflow.end || overflow.down;
  const cells = columns.length + (selection ? 1 : 0);
  const shownRows = error ? [] : rows;
  const message = error ?? (rows.length === 0 && !loading ? empty : undefined);
  const selectable = shownRows.filter((row) => !selection?.isDisabled?.(row));
  return (
    <div className={styles.frame}>
      <span role="status" className={styles.status}>
        {loading ? loadingLabel : ''}
      </span>
      {selection && (
        <div className={styles.selection} data-empty={selection.selected.size === 0 || undefined}>
          <span role="status">{selection.selected.size > 0 ? selection.status : ''}</span>
          {selection.selected.size > 0 && selection.actions}
        </div>
      )}
      {/* A tab stop only when it overflows, so that the keyboard can scroll it. */}
      <div
        ref={scroller}
        className={styles.scroller}
        data-sticky={stickyHeader || undefined}
        {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': captionId } : {})}
      >
        {/* Explicit roles: the card layout removes the table's implicit ones. */}
        <table
          role="table"
          className={styles.table}
          data-density={density}
          data-even={evenColumns || undefined}
          aria-busy={loading}
        >
          <caption className={styles.caption}>
            {hideCaption ? (
              <VisuallyHidden>
                <span id={captionId}>{caption}</span>
              </VisuallyHidden>
            ) : (
              <span id={captionId}>{caption}</span>
            )}
          </caption>
          <TableHead
            columns={columns}
            sort={sort}
            onSortChange={onSortChange}
            selection={selection}
            selectableKeys={selectable.map(rowKey)}
          />
          <tbody role="rowgroup" className={styles.body}>
            {shownRows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                rowKey={rowKey(row)}
                columns={columns}
                selection={selection}
              />
            ))}
            {loading &&
              shownRows.length === 0 &&
              Array.from({ length: placeholderRows }, (_, row) => (
                <PlaceholderRow key={row} cells={cells} />
              ))}
            {message && !(loading && !error) && (
              <tr role="row" className={styles.messageRow}>
                <td role="cell" colSpan={cells} className={styles.message}>
                  {message}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
