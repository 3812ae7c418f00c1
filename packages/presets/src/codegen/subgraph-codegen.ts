import type { CodegenConfig } from '@graphql-codegen/cli';
import { scalarTypes } from './scalars';

export interface SubgraphCodegenOptions {
  /** `path#Type`, relative to `src/generated`. */
  readonly contextType?: string;
  readonly mappers?: Readonly<Record<string, string>>;
}

/** Generates resolver types of one subgraph into `src/generated/resolvers.ts`. */
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
