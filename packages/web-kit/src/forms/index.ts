export { Controller } from 'react-hook-form';
export { issueText } from './issue-text';
export { withPoint } from './with-point';
export { useTextDraft } from './use-text-draft';
export { useRuleForm, type RuleForm, type RuleFormOptions } from './use-rule-form';
