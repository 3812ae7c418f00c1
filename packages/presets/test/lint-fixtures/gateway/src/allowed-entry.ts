// nothing
export { migrateDeploy } from '@tbt/service-kit/migrate';
