// Forms are shared apart (`@tbt/web-kit/forms`): a page without a form does not load their library.
// They reach the rest of the kit through its façade, or a page could meet two copies of it.
export { Controller } from 'react-hook-form';
export { issueText } from './issue-text';
export type { RuleForm, RuleFormOptions } from './rule-form';
export { useRuleForm } from './use-rule-form';
