// nothing
export { jobPath } from '../site/page-facts';
