/** Name of a subgraph inside the supergraph: `subgraph-jobs` is `jobs`. */
export const subgraphName = (project: string) => project.replace(/^subgraph-/, '');
