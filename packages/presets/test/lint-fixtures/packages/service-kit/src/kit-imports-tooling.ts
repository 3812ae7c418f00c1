// boundaries/dependencies [layer]
export { startPostgres } from '@tbt/postgres';
