import type { DocumentNode, OperationVariables } from '@apollo/client';
import type { OperationDefinitionNode } from 'graphql';

export function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  );
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
/** For JSON: the properties of every object by name. */
export const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(byName))
    : value;

/** The same for equal variables, in whatever order they are written. */
export function operationKey(document: DocumentNode, variables?: OperationVariables): string {
  const name = operationOf(document)?.name?.value ?? '';
  return `${name} ${JSON.stringify(variables ?? {}, sorted)}`;
}
