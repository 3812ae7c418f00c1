import { getOperationAST, isAbstractType, Kind, visit } from 'graphql';
import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { createAnswerWriter, type Answer } from './answer-writer';
import type { Data } from './merge-data';
import { isRunnable, type PlanNode, type QueryPlan } from './plan-nodes';
import type { IsOfType } from './representations';

/** What does not change between calls of an operation. */
export type PreparedOperation = {
  readonly operation: OperationDefinitionNode;
  readonly node: PlanNode;
  readonly isOfType: IsOfType;
  write(data: Data, variables: Readonly<Record<string, unknown>>): Answer;
};

type Writer = ReturnType<typeof createAnswerWriter>;

const CONDITIONS_MAX = 32;

/** Introspection is left to Apollo's executor. */
export function isIntrospecting(document: DocumentNode): boolean {
  let found = false;
  visit(document, {
    Field({ name: { value } }) {
      if (value === '__schema' || value === '__type') found = true;
    },
  });
  return found;
}

/** Variables in @skip and @include. */
function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(node) {
      if (node.name.value !== 'skip' && node.name.value !== 'include') return;
      for (const { value } of node.arguments ?? []) {
        if (value.kind === Kind.VARIABLE) names.add(value.name.value);
      }
    },
  });
  return [...names];
}

const isOfTypeIn =
  (schema: GraphQLSchema): IsOfType =>
  (typeName, condition) => {
    if (typeName === condition) return true;
    const [type, wanted] = [schema.getType(typeName), schema.getType(condition)];
    return isAbstractType(wanted) && type !== undefined && schema.isSubType(wanted, type as never);
  };

function conditionValue(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  name: string,
): unknown {
  if (variables[name] !== undefined) return variables[name];
  const fallback = variableDefinitions.find(({ variable }) => variable.name.value === name);
  return fallback?.defaultValue?.kind === Kind.BOOLEAN ? fallback.defaultValue.value : undefined;
}

/** @returns null for plans that only Apollo's executor supports. */
export function prepareOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  plan: QueryPlan,
): PreparedOperation | null {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  const { node } = plan;
  if (!operation || !root || !isRunnable(node)) return null;
  const fragments = new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode =>
          definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((definition) => [definition.name.value, definition]),
  );
  const conditions = conditionsOf(document);
  const writers = new LRUCache<string, Writer>({ max: CONDITIONS_MAX });
  const writerFor = (given: Readonly<Record<string, unknown>>): Writer => {
    const values = conditions.map((name) => conditionValue(operation, given, name));
    const key = values.join();
    const known = writers.get(key);
    if (known) return known;
    const variables = Object.fromEntries(conditions.map((name, at) => [name, values[at]]));
    const context = { schema, fragments, variables };
    const made = createAnswerWriter(context, root, operation.selectionSet);
    writers.set(key, made);
    return made;
  };
  return {
    operation,
    node,
    isOfType: isOfTypeIn(schema),
    write: (data, variables) => writerFor(variables)(data),
  };
}
