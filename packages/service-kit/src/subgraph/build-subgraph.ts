import type { DocumentNode, GraphQLSchema } from 'graphql';

export type SubgraphModules = {
  typeDefs: string | DocumentNode | readonly (string | DocumentNode)[];
  /** The modules' resolver tables, merged by type. */
  resolvers: object | readonly object[];
};

/** SDL of all modules: every `<module>/<name>.graphql` below the directory. */
export function loadModuleTypeDefs(directory: string): DocumentNode {
  throw new Error('not built yet', { cause: directory });
}

/** An executable subgraph schema. The kit's scalars are added where the SDL declares them. */
export function buildSubgraph(modules: SubgraphModules): GraphQLSchema {
  throw new Error('not built yet', { cause: modules.resolvers });
}
