import type { DocumentNode, OperationVariables } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import type { OperationDefinitionNode } from 'graphql';

export function operationOf(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  );
}

export function operationKey(document: DocumentNode, variables?: OperationVariables): string {
  const name = operationOf(document)?.name?.value ?? '';
  return `${name} ${canonicalStringify(variables ?? {})}`;
}
