export { postingRule, postingWithOfficeRule } from '@tbt/contracts';
