export { logInRule } from '@tbt/contracts';
