export { Controller } from 'react-hook-form';
export { issueText } from './issue-text';
export { withPoint } from './with-point';
export { useTextDraft } from './use-text-draft';
export type { RuleForm, RuleFormOptions } from './rule-form';
export { useRuleForm } from './use-rule-form';
