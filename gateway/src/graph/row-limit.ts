import {
  GraphQLError,
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
  SelectionSetNode,
} from 'graphql';
import { LIMITS } from '@tbt/contracts';
import { GRAPH_LIMITS } from './limits';

type Variables = Readonly<Record<string, unknown>>;

const PAGE_ARGUMENTS = ['first', 'limit'];

/** Rows a field answers at most: its page size, the default one when none is given. */
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

/**
 * Page sizes multiplied along the deepest path of an operation, variables included: what a list of
 * lists of lists may cost. The document must have passed validation.
 */
export function countRows(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): number {
  // With the defaults of those left out; wrong ones are refused before anything is read.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  const variables = coerced ?? { ...given };
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition);
    }
  }
  const known = new Map<string, number>();

  const below = (set: SelectionSetNode, type: GraphQLNamedType | null | undefined): number =>
    set.selections.reduce((most, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        return Math.max(most, ofFragment(selection.name.value));
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition?.name.value;
        return Math.max(most, below(selection.selectionSet, on ? schema.getType(on) : type));
      }
      const field =
        isObjectType(type) || isInterfaceType(type)
          ? type.getFields()[selection.name.value]
          : undefined;
      if (!field || !selection.selectionSet) return most;
      const rows = below(selection.selectionSet, getNamedType(field.type));
      return Math.max(most, pageSize(field, selection, variables) * rows);
    }, 1);

  const ofFragment = (name: string): number => {
    const fragment = fragments.get(name);
    const rows =
      known.get(name) ??
      (fragment
        ? below(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value))
        : 1);
    known.set(name, rows);
    return rows;
  };

  return below(operation.selectionSet, schema.getRootType(operation.operation));
}

/** @throws GraphQLError VALIDATION_FAILED when an operation asks for too many rows. */
export function assertRowLimit(
  ...[schema, document, operation, variables]: Parameters<typeof countRows>
): void {
  if (countRows(schema, document, operation, variables) <= GRAPH_LIMITS.rows) return;
  throw new GraphQLError('The query asks for too many rows.', {
    extensions: { code: 'VALIDATION_FAILED', http: { status: 400 } },
  });
}
