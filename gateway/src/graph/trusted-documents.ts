import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GraphQLError, Kind, parse, print, visit } from 'graphql';
import type { DefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { assertTokenLimit } from './token-limit';

export type DocumentPolicy = 'any' | 'trusted';

/** How a request names its document: by text, or by the id of a published one. */
export type DocumentRequest = { query?: string | undefined; documentId?: string | undefined };

export type TrustedDocuments = {
  /**
   * The text to execute.
   * @throws GraphQLError VALIDATION_FAILED for an unknown id or a document that is too long, FORBIDDEN for a text that is not published.
   */
  resolve(request: DocumentRequest): string | undefined;
};

const RESOLVED_MAX = 2000;

const nameOf = (definition: DefinitionNode): string =>
  'name' in definition ? (definition.name?.value ?? '') : '';

/**
 * One spelling per document: clients add `__typename` to selections and order fragments as they like.
 */
function canonical(text: string): string {
  const document = visit(parse(text, { noLocation: true }), {
    Field: (node) => (node.name.value === '__typename' && !node.alias ? null : undefined),
  });
  const definitions = [...document.definitions].sort((a, b) =>
    `${a.kind}${nameOf(a)}`.localeCompare(`${b.kind}${nameOf(b)}`),
  );
  return print({ kind: Kind.DOCUMENT, definitions });
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads manifests `{ "<id>": "<document>" }`, as each client's build writes them. */
function readManifests(paths: readonly string[]): Map<string, string> {
  const documents = new Map<string, string>();
  for (const path of paths) {
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(manifest)) documents.set(id, text);
  }
  return documents;
}

const refuse = (message: string, code: 'VALIDATION_FAILED' | 'FORBIDDEN', status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

/**
 * Which documents the gateway executes. Under `any` every text, and published ones by id as well;
 * under `trusted` only published ones, by id or by text.
 */
export function createTrustedDocuments(options: {
  policy: DocumentPolicy;
  manifestPaths: readonly string[];
}): TrustedDocuments {
  const published = readManifests(options.manifestPaths);
  const texts = new Set([...published.values()].map((text) => digest(canonical(text))));
  const trusted = new LRUCache<string, boolean>({ max: RESOLVED_MAX });
  const isPublished = (text: string): boolean => {
    try {
      return texts.has(digest(canonical(text)));
    } catch {
      return false;
    }
  };
  const isTrusted = (text: string): boolean => {
    const key = digest(text);
    const known = trusted.get(key);
    if (known !== undefined) return known;
    const answer = isPublished(text);
    trusted.set(key, answer);
    return answer;
  };
  return {
    resolve({ query, documentId }) {
      if (query) {
        assertTokenLimit(query);
        if (options.policy === 'trusted' && !isTrusted(query)) {
          throw refuse('Only published documents are executed.', 'FORBIDDEN', 403);
        }
        return query;
      }
      if (!documentId) return undefined;
      const text = published.get(documentId.replace(/^sha256:/, ''));
      if (text === undefined) throw refuse('Unknown document.', 'VALIDATION_FAILED', 400);
      return text;
    },
  };
}
