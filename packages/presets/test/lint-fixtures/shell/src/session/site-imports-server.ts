// boundaries/dependencies [platform]
export { site } from '../server/site';
