export { clientCodegen, subgraphCodegen } from './codegen';
export type { ClientCodegenOptions, SubgraphCodegenOptions } from './codegen';
export { startPostgres } from './postgres';
export type { PostgresLogger, RunningPostgres, StartPostgresOptions } from './postgres';
