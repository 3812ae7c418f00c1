import type { CodegenConfig } from '@graphql-codegen/cli';
import { scalarTypes } from './scalars';

export interface ClientCodegenOptions {
  readonly schema?: string;
  readonly documents?: string | string[];
  /** Off for a caller that maps whole results, such as a REST facade. */
  readonly fragmentMasking?: boolean;
}

/**
 * Typed documents of one client of the graph, in `src/generated`. The documents are plain objects:
 * nothing of the `graphql` package reaches the browser. `persisted-documents.json` lists them by hash.
 */
export function clientCodegen(options: ClientCodegenOptions = {}): CodegenConfig {
  const masking = options.fragmentMasking ?? true;
  return {
    schema: options.schema ?? '../gateway/schema.graphql',
    documents: options.documents ?? ['src/**/*.{ts,tsx,graphql}', '!src/generated/**'],
    ignoreNoDocuments: true,
    generates: {
      'src/generated/': {
        preset: 'client',
        presetConfig: {
          fragmentMasking: masking ? { unmaskFunctionName: 'readFragment' } : false,
          persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
        },
        config: {
          scalars: scalarTypes,
          enumsAsTypes: true,
          useTypeImports: true,
          strictScalars: true,
        },
      },
    },
  };
}
