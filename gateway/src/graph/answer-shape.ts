import { Kind, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { SubgraphCall, SubgraphTransport } from './subgraph-data-source';
import type { SubgraphResponse } from './subgraph-failure';

type RootField = { key: string; isObject: boolean };

const DOCUMENTS_MAX = 2000;
const fieldsOf = new LRUCache<string, readonly RootField[]>({ max: DOCUMENTS_MAX });

/** The fields that a call asks for at its root, by the names they have in the answer. */
export function rootFields(query: string): readonly RootField[] {
  const known = fieldsOf.get(query);
  if (known) return known;
  const operation = parse(query, { noLocation: true }).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const fields = (operation?.selectionSet.selections ?? []).flatMap((field) =>
    field.kind === Kind.FIELD
      ? [{ key: (field.alias ?? field.name).value, isObject: field.selectionSet !== undefined }]
      : [],
  );
  fieldsOf.set(query, fields);
  return fields;
}

const isOdd = (value: unknown, isObject: boolean): boolean =>
  value === undefined || (isObject && typeof value !== 'object');

/**
 * Looks at the root of an answer: what is missing or odd there would be taken for "nothing found".
 * @throws Error when it cannot be the answer to the call.
 */
function assertShape({ query, variables }: SubgraphCall, answer: SubgraphResponse): void {
  const { data, errors } = answer;
  if (data === null || data === undefined) {
    if (!errors?.length) throw new Error('answered neither data nor errors');
    return;
  }
  const odd = rootFields(query).find(({ key, isObject }) => isOdd(data[key], isObject));
  if (odd) throw new Error(`answered ${odd.key} in another shape`);
  const { representations } = variables;
  const { _entities: entities } = data;
  if (!Array.isArray(representations) || entities === undefined || entities === null) return;
  if (!Array.isArray(entities) || entities.length !== representations.length)
    throw new Error('answered another number of entities');
}

/** Rejects answers that cannot be the answer, for every caller: odd ones must not look like "nobody". */
export const withShape = (transport: SubgraphTransport): SubgraphTransport => ({
  name: transport.name,
  async execute(call, info) {
    const answer = await transport.execute(call, info);
    assertShape(call, answer);
    return answer;
  },
  ready: () => transport.ready(),
  close: () => transport.close(),
});
