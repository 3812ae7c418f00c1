// boundaries/dependencies [layer]
export { startStack } from '@tbt/stack';
