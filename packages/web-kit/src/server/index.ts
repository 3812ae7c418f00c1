export type { PageHeadTags } from '../head';
export { ServedHeadContext } from '../head/page-head';
export { setSiteOrigin } from '../hydration/site-origin';
export { createServerClient, type AskGraph, type GraphRequest } from './create-server-client';
export { renderTree, type RenderOptions } from './render-tree';
export { ServerRouter } from './server-router';
