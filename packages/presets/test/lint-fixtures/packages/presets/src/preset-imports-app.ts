// boundaries/dependencies [layer]
export { createGateway } from '@tbt/gateway';
