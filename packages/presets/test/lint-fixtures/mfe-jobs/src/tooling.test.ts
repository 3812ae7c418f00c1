// nothing
export { startPostgres } from '@tbt/postgres';
