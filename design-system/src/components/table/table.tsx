import { useId, type ReactNode } from 'react';
import { useOverflow } from '../../use-overflow';
import { VisuallyHidden } from '../visually-hidden';
import { TableHead } from './table-head';
import { PlaceholderRow, TableRow } from './table-row';
import type { TableColumn, TableSelection, TableSort } from './table-types';
import styles from './table.module.css';

export interface TableProps<Row> {
  /** What the table holds; its name. */
  caption: string;
  /** Keep the caption for screen readers only, where a heading says the same. */
  hideCaption?: boolean;
  /** The columns, in this order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in the order in which they are shown. */
  rows: readonly Row[];
  /** What tells one row from another. */
  rowKey: (row: Row) => string;
  /** The order the rows are in. */
  sort?: TableSort;
  /** Gets the order asked for; you bring the rows into it. */
  onSortChange?: (sort: TableSort) => void;
  /** Lets rows be chosen. */
  selection?: TableSelection<Row>;
  /** Rows are on their way: placeholders show, or the old rows step back. */
  loading?: boolean;
  /** What is on its way, said once. Needed with `loading`. */
  loadingLabel?: string;
  /** What shows in place of rows when there are none, for example an `EmptyState`. */
  empty?: ReactNode;
  /** What shows in place of rows when they could not be had, for example an `ErrorState`. */
  error?: ReactNode;
  /** Keep the heads in view; the table then scrolls inside the page. */
  stickyHeader?: boolean;
  /** `dense` for many rows that are worked through. */
  density?: 'comfortable' | 'dense';
}

/** How many placeholder rows stand for rows nobody has counted yet. */
const placeholderRows = 5;

/**
 * Rows that are compared column by column. Where it is narrower than 36 rem, each row becomes a card.
 * For facts about one thing use a `DataList`.
 */
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
      {/* Only where it hides something is it a stop for the keyboard, which then scrolls it. */}
      <div
        ref={scroller}
        className={styles.scroller}
        data-sticky={stickyHeader || undefined}
        {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': captionId } : {})}
      >
        {/* The roles are said again: laid out as cards, browsers no longer take it for a table. */}
        <table role="table" className={styles.table} data-density={density} aria-busy={loading}>
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
