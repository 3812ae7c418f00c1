import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  /** The name you use for it in code; the order names it as well. */
  id: string;
  /** What stands at its head, and before the value where rows become cards. */
  header: string;
  /** What a row holds here. */
  cell: (row: Row) => ReactNode;
  /** Its head is a button that asks for another order. */
  sortable?: boolean;
  /** `end` lines up figures. */
  align?: 'start' | 'end';
  /** It names the row: one column of a table should. */
  rowHeader?: boolean;
  /** Keep the head for screen readers only, for a column of buttons. */
  hideHeader?: boolean;
}

export interface TableSort {
  /** Id of the column that gives the order. */
  column: string;
  /** `ascending` starts with the smallest. */
  direction: 'ascending' | 'descending';
}

export interface TableSelection<Row> {
  /** Keys of the chosen rows. */
  selected: ReadonlySet<string>;
  /** Gets all chosen keys after each change. */
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of the box that chooses every row in view. */
  allLabel: string;
  /** Name of the box of one row. */
  labelOf: (row: Row) => string;
  /** Whether a row cannot be chosen. */
  isDisabled?: (row: Row) => boolean;
  /** How many are chosen, announced when it changes. */
  status?: string;
  /** What can be done with the chosen rows. Shown over the table while there are any. */
  actions?: ReactNode;
}
