import { Kind, OperationTypeNode, getArgumentValues, visit } from 'graphql';
import type {
  DefinitionNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
  VariableDefinitionNode,
} from 'graphql';

/** The query that resolves each subscription's event. */
const READERS = { messageAdded: 'message', notificationAdded: 'notification' } as const;
export type SubscriptionName = keyof typeof READERS;

const isSubscription = (field: string | undefined): field is SubscriptionName =>
  field !== undefined && Object.hasOwn(READERS, field);

export type SubscriptionPlan = {
  subscription: SubscriptionName;
  /** Queries the event's entity with the subscription's selection; `$messageId` names it. */
  document: DocumentNode;
  /** Null for all conversations. */
  conversationId: string | null;
};

/** Reserved: a client's variable of this name is replaced. */
const MESSAGE_ID = '__messageId';

const name = (value: string) => ({ kind: Kind.NAME, value }) as const;

const idVariable: VariableDefinitionNode = {
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: name(MESSAGE_ID) },
  type: {
    kind: Kind.NON_NULL_TYPE,
    type: { kind: Kind.NAMED_TYPE, name: name('ID') },
  },
};

function rootFields(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FieldNode[] {
  return set.selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return rootFields(selection.selectionSet, fragments);
    const fragment = fragments.get(selection.name.value);
    return fragment ? rootFields(fragment.selectionSet, fragments) : [];
  });
}

function usedNames(nodes: readonly (FieldNode | FragmentDefinitionNode)[]) {
  const variables = new Set<string>();
  const spreads = new Set<string>();
  for (const node of nodes) {
    visit(node, {
      Variable: ({ name: { value } }) => void variables.add(value),
      FragmentSpread: ({ name: { value } }) => void spreads.add(value),
    });
  }
  return { variables, spreads };
}

function reachedFragments(
  field: FieldNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const reached = new Map<string, FragmentDefinitionNode>();
  const follow = (node: FieldNode | FragmentDefinitionNode) => {
    for (const spread of usedNames([node]).spreads) {
      const fragment = fragments.get(spread);
      if (!fragment || reached.has(spread)) continue;
      reached.set(spread, fragment);
      follow(fragment);
    }
  };
  follow(field);
  return [...reached.values()];
}

/**
 * Turns `subscription { messageAdded { … } }` into `query { messageAdded: message(id: …) { … } }`.
 * The document must be valid, which guarantees one root field.
 */
export function planSubscription(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): SubscriptionPlan | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  const fields = rootFields(operation.selectionSet, fragments);
  const [first] = fields;
  const subscription = first?.name.value;
  if (!isSubscription(subscription)) return null;
  const source = schema.getSubscriptionType()?.getFields()[subscription];
  if (!first || !source || fields.some((field) => field.name.value !== source.name)) return null;

  const field: FieldNode = {
    kind: Kind.FIELD,
    alias: first.alias ?? first.name,
    name: name(READERS[subscription]),
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: name('id'),
        value: { kind: Kind.VARIABLE, name: name(MESSAGE_ID) },
      },
    ],
    selectionSet: {
      kind: Kind.SELECTION_SET,
      selections: fields.flatMap((each) => each.selectionSet?.selections ?? []),
    },
  };
  const reached = reachedFragments(field, fragments);
  const used = usedNames([field, ...reached]).variables;
  const kept = (operation.variableDefinitions ?? []).filter(
    ({ variable }) => used.has(variable.name.value) && variable.name.value !== MESSAGE_ID,
  );
  const query: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    ...(operation.name ? { name: operation.name } : {}),
    variableDefinitions: [...kept, idVariable],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [field] },
  };
  const definitions: DefinitionNode[] = [query, ...reached];
  const { conversationId } = getArgumentValues(source, first, { ...variables });
  return {
    subscription,
    document: { kind: Kind.DOCUMENT, definitions },
    conversationId: typeof conversationId === 'string' ? conversationId : null,
  };
}

export const variablesFor = (
  { document }: SubscriptionPlan,
  variables: Readonly<Record<string, unknown>>,
  messageId: number,
): Record<string, unknown> => {
  const [query] = document.definitions as [OperationDefinitionNode];
  const names = (query.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const kept = Object.entries(variables).filter(([key]) => names.includes(key));
  return { ...Object.fromEntries(kept), [MESSAGE_ID]: String(messageId) };
};
