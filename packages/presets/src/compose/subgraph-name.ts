/** Subgraph name in the supergraph: `subgraph-jobs` is `jobs`. */
export const subgraphName = (project: string) => project.replace(/^subgraph-/, '');
