// no-restricted-imports [apart]
export { useRuleForm } from './forms';
