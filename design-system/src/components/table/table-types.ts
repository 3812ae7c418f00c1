import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** The id in code and in the sort order. */
  id: string;
  /** Column header; label of the value in cards. */
  header: string;
  /** Label of a row's value in cards, where it says more than the header. */
  labelOf?: (row: Row) => string;
  /** Renders the cell. */
  cell: (row: Row) => ReactNode;
  /** Makes the header a sort button. */
  sortable?: boolean;
  /** `end` aligns figures. */
  align?: 'start' | 'end';
  /** The row's header; use it for one column. */
  rowHeader?: boolean;
  /** Shows the header to screen readers only, for a column of buttons. */
  hideHeader?: boolean;
}

export interface TableSort {
  /** Id of the sorted column. */
  column: string;
  /** `ascending` starts with the smallest. */
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>;
  /** Called with all selected keys. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Accessible name of the checkbox that selects all visible rows. */
  allLabel: string;
  /** Accessible name of a row's checkbox. */
  labelOf: (row: Row) => string;
  /** Whether a row cannot be selected. */
  isDisabled?: (row: Row) => boolean;
  /** Number of selected rows, announced on change. */
  status?: string;
  /** Actions on the selected rows, shown above the table. */
  actions?: ReactNode;
}
