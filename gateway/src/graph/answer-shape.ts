import { Kind, parse } from 'graphql';
import type { OperationDefinitionNode, SelectionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isIncluded } from './plan/selections';
import type { SubgraphCall, SubgraphTransport } from './subgraph-data-source';
import type { SubgraphResponse } from './subgraph-failure';

type RootField = { key: string; isObject: boolean };

const DOCUMENTS_MAX = 2000;
const operations = new LRUCache<string, OperationDefinitionNode>({ max: DOCUMENTS_MAX });

function operationOf(query: string): OperationDefinitionNode | undefined {
  const known = operations.get(query);
  if (known) return known;
  const operation = parse(query, { noLocation: true }).definitions.find(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  if (operation) operations.set(query, operation);
  return operation;
}

function conditionValues(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, boolean> {
  const values = variableDefinitions.map(({ variable, defaultValue }) => {
    const { value: name } = variable.name;
    const fallback = defaultValue?.kind === Kind.BOOLEAN && defaultValue.value;
    return [name, (variables[name] === undefined ? fallback : variables[name]) === true] as const;
  });
  return Object.fromEntries(values);
}

export function rootFields({
  query,
  variables,
}: Pick<SubgraphCall, 'query' | 'variables'>): readonly RootField[] {
  const operation = operationOf(query);
  if (!operation) return [];
  const context = { variables: conditionValues(operation, variables) };
  const fieldsIn = (selections: readonly SelectionNode[]): RootField[] =>
    selections.flatMap((selection) => {
      if (!isIncluded(context, selection) || selection.kind === Kind.FRAGMENT_SPREAD) return [];
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        return fieldsIn(selection.selectionSet.selections);
      }
      const { alias, name, selectionSet } = selection;
      return [{ key: (alias ?? name).value, isObject: selectionSet !== undefined }];
    });
  return fieldsIn(operation.selectionSet.selections);
}

const isOdd = (value: unknown, isObject: boolean): boolean =>
  value === undefined || (isObject && typeof value !== 'object');

/** A missing or malformed root would be taken for "nothing found". @throws Error for a response that does not fit. */
function assertShape(call: SubgraphCall, answer: SubgraphResponse): void {
  const { data, errors } = answer;
  if (data === null || data === undefined) {
    if (!errors?.length) throw new Error('answered neither data nor errors');
    return;
  }
  const odd = rootFields(call).find(({ key, isObject }) => isOdd(data[key], isObject));
  if (odd) throw new Error(`answered ${odd.key} in another shape`);
  const { representations } = call.variables;
  const { _entities: entities } = data;
  if (!Array.isArray(representations) || entities === undefined || entities === null) return;
  if (!Array.isArray(entities) || entities.length !== representations.length)
    throw new Error('answered another number of entities');
}

export const withResponseCheck = (transport: SubgraphTransport): SubgraphTransport => ({
  name: transport.name,
  async execute(call, info) {
    const answer = await transport.execute(call, info);
    assertShape(call, answer);
    return answer;
  },
  ready: () => transport.ready(),
  close: () => transport.close(),
});
