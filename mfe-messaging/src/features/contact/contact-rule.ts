export { contactRule } from '@tbt/contracts';
