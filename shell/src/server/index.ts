export type { SiteServerOptions } from './options';
export { createSiteServer } from './site-server';
