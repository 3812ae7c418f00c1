/** Apollo's client, for the first query that did not come with the page. */
export const loadGraph = () => import('@tbt/web-kit/graph-client');
