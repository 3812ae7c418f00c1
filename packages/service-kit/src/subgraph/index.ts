export { buildSubgraph, loadModuleTypeDefs } from './build-subgraph';
export type { SubgraphModules } from './build-subgraph';
export { executeSubgraph } from './execute-subgraph';
export { scalarResolvers } from './scalars';
export { serveSubgraph } from './serve-subgraph';
export type { ServeSubgraphOptions } from './serve-subgraph';
export { SUBGRAPH_NAMES } from './subgraph';
export type { GraphRequest, Subgraph, SubgraphName } from './subgraph';
