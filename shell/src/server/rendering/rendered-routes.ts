import type { RouteKey } from '../../site/route-table';

/** Routes whose pages the server renders. */
export const RENDERED_ROUTES: ReadonlySet<RouteKey> = new Set([
  'home',
  'jobs',
  'job',
  'contact',
  'blog',
  'article',
]);
