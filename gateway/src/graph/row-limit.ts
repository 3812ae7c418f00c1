import {
  Kind,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { LIMITS } from '@tbt/contracts';
import { invalidRequest } from './invalid-request';
import { GRAPH_LIMITS } from './limits';

type Variables = Readonly<Record<string, unknown>>;

const PAGE_ARGUMENTS = ['first', 'limit'];

function pageSize(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): number {
  const argument = field.args.find(({ name }) => PAGE_ARGUMENTS.includes(name));
  if (!argument) return 1;
  const size = getArgumentValues(field, node, variables)[argument.name];
  return typeof size === 'number' && size > 0 ? size : LIMITS.pageDefault;
}

export type AnswerSize = {
  /** Page sizes multiplied along the deepest path. */
  rows: number;
  /** Fields of all rows. */
  values: number;
};

const NOTHING: AnswerSize = { rows: 1, values: 0 };

/** Upper bound of a response's size, variables included. The document must be valid. */
export function measureAnswer(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): AnswerSize {
  // Applies defaults; invalid variables are refused earlier.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given, {
    maxErrors: 1,
  });
  const variables = coerced ?? { ...given };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const known = new Map<string, AnswerSize>();

  const ofField = (node: FieldNode, type: GraphQLNamedType | null | undefined): AnswerSize => {
    const field =
      isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field || !node.selectionSet) return { rows: 1, values: 1 };
    const size = pageSize(field, node, variables);
    const inner = below(node.selectionSet, getNamedType(field.type));
    return { rows: size * inner.rows, values: 1 + size * inner.values };
  };

  const ofSelection = (
    selection: SelectionNode,
    type: GraphQLNamedType | null | undefined,
  ): AnswerSize => {
    if (selection.kind === Kind.FIELD) return ofField(selection, type);
    if (selection.kind === Kind.FRAGMENT_SPREAD) return ofFragment(selection.name.value);
    const on = selection.typeCondition?.name.value;
    return below(selection.selectionSet, on ? schema.getType(on) : type);
  };

  const below = (set: SelectionSetNode, type: GraphQLNamedType | null | undefined): AnswerSize => {
    const size = { ...NOTHING };
    for (const selection of set.selections) {
      const { rows, values } = ofSelection(selection, type);
      size.rows = Math.max(size.rows, rows);
      size.values += values;
    }
    return size;
  };

  const ofFragment = (name: string): AnswerSize => {
    const fragment = fragments.get(name);
    const size =
      known.get(name) ??
      (fragment
        ? below(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
        : NOTHING);
    known.set(name, size);
    return size;
  };

  return below(operation.selectionSet, schema.getRootType(operation.operation));
}

/** @returns the possible values of the response. @throws GraphQLError VALIDATION_FAILED above the row limit. */
export function assertRowLimit(
  ...[schema, document, operation, variables]: Parameters<typeof measureAnswer>
): number {
  const { rows, values } = measureAnswer(schema, document, operation, variables);
  if (rows <= GRAPH_LIMITS.rows) return values;
  throw invalidRequest('The query asks for too many rows.');
}
