/** In one place, so that the shell and its remotes have the same chunk. */
export const loadGraph = () => import('@tbt/web-kit/graph');
