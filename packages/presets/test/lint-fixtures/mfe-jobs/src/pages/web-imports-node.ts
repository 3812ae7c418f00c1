// boundaries/dependencies [platform]
export { migrateDeploy } from '@tbt/service-kit';
