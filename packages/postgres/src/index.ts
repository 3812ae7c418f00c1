export { startPostgres } from './start-postgres';
export type { PostgresLogger, RunningPostgres, StartPostgresOptions } from './start-postgres';
export { withClient } from './with-client';
