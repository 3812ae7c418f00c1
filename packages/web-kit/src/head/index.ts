export type { PageHeadTags } from './head-store';
export { HeadOutlet, PageHead, type HeadOutletProps } from './page-head';
