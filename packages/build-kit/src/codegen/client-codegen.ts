import type { CodegenConfig } from '@graphql-codegen/cli';
import { scalarTypes } from './scalars';
import { documentId, withTypenames } from './sent-document';

export interface ClientCodegenOptions {
  readonly schema?: string;
  readonly documents?: string | string[];
  /** Off for a caller that maps whole results, such as a REST facade. */
  readonly fragmentMasking?: boolean;
  /** Off for a caller that sends documents as they are written; a client's cache asks for types. */
  readonly asksForTypes?: boolean;
}

/**
 * Typed documents of one client of the graph, in `src/generated`. The documents are plain objects:
 * nothing of the `graphql` package reaches the browser. Each carries the id under which the manifest
 * of trusted documents has it: the hash of its text as it is sent.
 */
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
