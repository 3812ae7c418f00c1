// no-restricted-imports [deep]
export { jobRules } from '@tbt/contracts/src/rules';
