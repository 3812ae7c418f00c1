// boundaries/dependencies [layer]
export { jobPath } from '@tbt/contracts';
