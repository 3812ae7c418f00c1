import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { ValueNode } from 'graphql';
import { operationOf } from './operation-key';

export interface RootField {
  fieldName: string;
  /** Alias or name: its key in the answer. */
  responseName: string;
  args: Record<string, unknown>;
}

function valueOf(node: ValueNode, variables: OperationVariables): unknown {
  switch (node.kind) {
    case 'Variable':
      return variables[node.name.value];
    case 'NullValue':
      return null;
    case 'IntValue':
    case 'FloatValue':
      return Number(node.value);
    case 'ListValue':
      return node.values.map((item) => valueOf(item, variables));
    case 'ObjectValue':
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, valueOf(field.value, variables)]),
      );
    default:
      return node.value;
  }
}

/** Root fields of a query with arguments, as the cache stores them. */
export function rootFieldsOf(document: DocumentNode, variables: OperationVariables): RootField[] {
  const selections = operationOf(document)?.selectionSet.selections ?? [];
  return selections.flatMap((selection) =>
    selection.kind === 'Field'
      ? [
          {
            fieldName: selection.name.value,
            responseName: (selection.alias ?? selection.name).value,
            args: Object.fromEntries(
              (selection.arguments ?? []).map(({ name, value }) => [
                name.value,
                valueOf(value, variables),
              ]),
            ),
          },
        ]
      : [],
  );
}
