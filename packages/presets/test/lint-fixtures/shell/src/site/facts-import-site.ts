// boundaries/dependencies [platform]
export { session } from '../session/session';
