// boundaries/dependencies [layer]
export { PersonMenu } from '@tbt/people-ui';
