export { checkDatabase } from './check-database';
export { selectColumns } from './columns';
export type { Table } from './columns';
export { createDatabase } from './database';
export type { Database, DatabaseOptions, PrismaClientLike, Tx } from './database';
export {
  constraintOf,
  isDatabaseAway,
  isTransactionConflict,
  onConstraint,
} from './database-error';
export { migrateDeploy } from './migrate';
export type { MigrateOptions } from './migrate';
export { createPool } from './pool';
export type { PoolOptions } from './pool';
export type { PoolReader, Reader, RowReader } from './reader';
export { claimed, CountRow, IdRow } from './rows';
export type { RowSchema } from './rows';
export type { SqlExecutor } from './sql-executor';
export {
  countStatements,
  withoutStatementLog,
  recordStatements,
  recordStatementsByPool,
} from './statement-log';
export type { StatementLog, Statements } from './statement-log';
export type { TransactionOptions } from './transaction';
export { readerIn } from './transaction-connection';
export { literalList } from './literal-list';
export { opaqueArray } from './opaque-array';
