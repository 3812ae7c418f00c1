// boundaries/dependencies [layer]
export { remote } from '@tbt/mfe-clinic';
