import type { CodegenConfig } from '@graphql-codegen/cli';
import { scalarTypes } from './scalars';
import { documentId, withTypenames } from './sent-document';

export interface ClientCodegenOptions {
  readonly schema?: string;
  readonly documents?: string | string[];
  /** Off for a caller that maps whole results, such as a REST facade. */
  readonly fragmentMasking?: boolean;
  /** Adds `__typename`; off for clients without a normalised cache. */
  readonly asksForTypes?: boolean;
}

/** Typed documents without the `graphql` package, each with its trusted document id (the hash of the sent text). */
export function clientCodegen(options: ClientCodegenOptions = {}): CodegenConfig {
  const masking = options.fragmentMasking ?? true;
  const isTyped = options.asksForTypes ?? true;
  return {
    schema: options.schema ?? '../gateway/schema.graphql',
    documents: options.documents ?? ['src/**/*.{ts,tsx,graphql}', '!src/generated/**'],
    ignoreNoDocuments: true,
    generates: {
      'src/generated/': {
        preset: 'client',
        presetConfig: {
          fragmentMasking: masking ? { unmaskFunctionName: 'readFragment' } : false,
          persistedDocuments: {
            mode: 'embedHashInDocument',
            hashAlgorithm: (text: string) => documentId(isTyped ? withTypenames(text) : text),
          },
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
