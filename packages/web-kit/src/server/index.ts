export type { PageHeadTags } from '../head';
export { ServedHeadContext } from '../head/page-head';
export { setSiteOrigin } from '../hydration/site-origin';
export { createServerGraph, type AskGraph, type GraphRequest } from './create-server-graph';
export { renderTree, type RenderOptions } from './render-tree';
export { ServerRouter } from './server-router';
