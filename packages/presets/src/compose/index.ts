export { checkBreakingChanges, checkClientOperations, checkDrift, compose } from './run-compose';
export type { GraphReport } from './run-compose';
