import { createHash } from 'node:crypto';
import { DOCUMENT_REFUSALS } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';
import { LRUCache } from 'lru-cache';
import { assertDocumentLimits } from './document-limits';
import { invalidRequest } from './invalid-request';
import { createPublishedDocuments } from './published-documents';

export type DocumentPolicy = 'any' | 'trusted';

export type DocumentRequest = { query?: string | undefined; documentId?: string | undefined };

export type TrustedDocuments = {
  /** @throws GraphQLError VALIDATION_FAILED for an unknown id, an unpublished text under `trusted`, or an exceeded limit. */
  resolve(request: DocumentRequest): string | undefined;
  texts(): IterableIterator<string>;
};

const TRUSTED_MAX = 2000;
const ID_PREFIX = 'sha256:';

const MESSAGES: Record<keyof typeof DOCUMENT_REFUSALS, string> = {
  unknown: 'No published app sends a document with this id. Send its text, or publish the app.',
  notTrusted:
    'Only documents of published apps are executed here. Publish the app that sends this one, or ' +
    'use a graph that runs with GRAPHQL_DOCUMENTS=any.',
};

const refuse = (why: keyof typeof DOCUMENT_REFUSALS) =>
  invalidRequest(MESSAGES[why], { reason: DOCUMENT_REFUSALS[why] });

/** `any` executes every text and published ids; `trusted` only published documents, by id or by text. */
export function createTrustedDocuments(options: {
  policy: DocumentPolicy;
  manifestPaths: readonly string[];
  releasesDir?: string | undefined;
  logger: Logger;
}): TrustedDocuments {
  const recognisesTexts = options.policy === 'trusted';
  const published = createPublishedDocuments({ ...options, recognisesTexts });
  // Refusals are not cached: the text may be published later.
  const trusted = new LRUCache<string, true>({ max: TRUSTED_MAX });
  const isTrusted = (text: string): boolean => {
    const key = createHash('sha256').update(text).digest('base64');
    if (trusted.has(key)) return true;
    if (!published.has(text)) return false;
    trusted.set(key, true);
    return true;
  };
  return {
    texts: published.texts,
    resolve({ query, documentId }) {
      if (query) {
        assertDocumentLimits(query);
        if (options.policy === 'trusted' && !isTrusted(query)) throw refuse('notTrusted');
        return query;
      }
      if (!documentId) return undefined;
      const id = documentId.startsWith(ID_PREFIX) ? documentId : `${ID_PREFIX}${documentId}`;
      const text = published.textOf(id);
      if (text === undefined) throw refuse('unknown');
      return text;
    },
  };
}
