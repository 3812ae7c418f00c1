// A separate entry (`@tbt/web-kit/forms`): pages without a form do not load the form library.
// It imports the kit's façade, so that a page never has two copies.
export { Controller } from 'react-hook-form';
export type { RuleForm, RuleFormOptions } from './rule-form';
export { useRuleForm } from './use-rule-form';
