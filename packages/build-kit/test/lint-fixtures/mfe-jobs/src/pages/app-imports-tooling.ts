// boundaries/dependencies [layer]
export { startPostgres } from '@tbt/build-kit';
