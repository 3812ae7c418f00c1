// no-restricted-imports [deep]
export { jobRules } from '../../packages/contracts/src/rules';
