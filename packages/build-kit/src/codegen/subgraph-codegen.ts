import type { CodegenConfig } from '@graphql-codegen/cli';
import { scalarTypes } from './scalars';

export interface SubgraphCodegenOptions {
  /** `path#Type`, seen from `src/generated`. */
  readonly contextType?: string;
  /** GraphQL type → `path#Type` of the domain object its resolvers get as parent. */
  readonly mappers?: Readonly<Record<string, string>>;
}

/** Resolver types of one subgraph, from its SDL to `src/generated/resolvers.ts`. */
export function subgraphCodegen(options: SubgraphCodegenOptions = {}): CodegenConfig {
  return {
    schema: 'src/modules/**/*.graphql',
    generates: {
      'src/generated/resolvers.ts': {
        plugins: ['typescript', 'typescript-resolvers'],
        config: {
          federation: true,
          contextType: options.contextType ?? '../context#GraphContext',
          mappers: options.mappers ?? {},
          scalars: scalarTypes,
          enumsAsTypes: true,
          useTypeImports: true,
          defaultScalarType: 'string',
          useIndexSignature: true,
        },
      },
    },
  };
}
