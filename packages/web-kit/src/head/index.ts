export type { PageHeadTags } from './head-store';
export { HeadOutlet, PageHead, type HeadAddresses, type HeadOutletProps } from './page-head';
