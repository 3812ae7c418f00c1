// nothing
export { jobPath } from '@tbt/contracts';
