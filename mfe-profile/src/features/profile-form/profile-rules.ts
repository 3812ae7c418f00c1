export { createProfileFormRule, profileFormRule } from '@tbt/contracts';
