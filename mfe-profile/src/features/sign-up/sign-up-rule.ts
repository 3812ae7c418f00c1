export { signUpFormRule } from '@tbt/contracts';
