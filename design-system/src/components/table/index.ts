export { Table, type TableProps } from './table';
export type { TableColumn, TableSelection, TableSort } from './table-types';
