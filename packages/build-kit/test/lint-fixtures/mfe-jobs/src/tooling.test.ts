// nothing
export { startPostgres } from '@tbt/build-kit';
