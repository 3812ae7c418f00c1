/** Apollo's client, for what follows the first results of a page. */
export const loadGraph = () => import('@tbt/web-kit/graph-client');
