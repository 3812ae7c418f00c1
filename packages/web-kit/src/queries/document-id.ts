import type { DocumentNode } from 'graphql';
import { DOCUMENT_REFUSALS } from '@tbt/contracts';
import { operationOf } from './operation-key';

const PREFIX = 'sha256:';

/** Hash of a document in this build's manifest; undefined for others. */
export function documentHash(document: DocumentNode): string | undefined {
  const { __meta__: meta } = document as { __meta__?: { hash?: unknown } };
  return typeof meta?.hash === 'string' ? meta.hash.replace(PREFIX, '') : undefined;
}

/** Identifies a document in a request instead of its text. */
export const idExtension = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });

/** What asks for a published document by its id. */
export const requestFor = (document: DocumentNode, variables: Record<string, unknown> = {}) => ({
  operationName: operationOf(document)?.name?.value ?? '',
  variables,
  extensions: idExtension(documentHash(document) ?? ''),
});

/** Whether the graph does not know the id and needs the text. */
export const isUnknownDocument = (errors: unknown): boolean =>
  Array.isArray(errors) &&
  errors.some(
    (error: { extensions?: { reason?: unknown } } | null) =>
      error?.extensions?.reason === DOCUMENT_REFUSALS.unknown,
  );
