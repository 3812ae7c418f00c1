export { Controller } from 'react-hook-form';
export { issueText } from './issue-text';
export { useRuleForm, type RuleForm, type RuleFormOptions } from './use-rule-form';
