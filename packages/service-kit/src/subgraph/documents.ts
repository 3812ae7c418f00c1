import { parse, validate, type DocumentNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';

export type CheckedDocument =
  { document: DocumentNode; errors: null } | { document: null; errors: readonly GraphQLError[] };

const DOCUMENTS_MAX = 1_000;
// A parsed document takes about ten times the memory of its text.
const CHARACTERS_MAX = 4_000_000;

const caches = new WeakMap<GraphQLSchema, LRUCache<string, DocumentNode>>();

const createCache = () =>
  new LRUCache<string, DocumentNode>({
    max: DOCUMENTS_MAX,
    maxSize: CHARACTERS_MAX,
    sizeCalculation: (_document, query) => Math.max(1, query.length),
  });

/** Only valid documents are cached. */
export function checkedDocument(schema: GraphQLSchema, query: string): CheckedDocument {
  const cache = caches.get(schema) ?? createCache();
  caches.set(schema, cache);
  const known = cache.get(query);
  if (known) return { document: known, errors: null };
  try {
    const document = parse(query);
    const errors = validate(schema, document);
    if (errors.length > 0) return { document: null, errors };
    cache.set(query, document);
    return { document, errors: null };
  } catch (syntaxError) {
    return { document: null, errors: [syntaxError as GraphQLError] };
  }
}
