import { Kind, OperationTypeNode, concatAST, print, separateOperations, visit } from 'graphql';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { clientDocuments } from '@tbt/build-kit/compose/client-operations';
import { clientProjects } from '@tbt/build-kit/workspace/projects';

export type SentOperation = {
  readonly name: string;
  readonly operationName: string;
  readonly text: string;
  /** Whether the operation takes a page size. */
  readonly isPaged: boolean;
  readonly isWrite: boolean;
};

const SIZE_VARIABLES = ['first', 'limit'];
const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;

/** Apollo Client adds `__typename` to every selection below the root. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      return isRoot ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });

const hasRows = (document: DocumentNode): boolean => {
  let found = false;
  visit(document, { Field: ({ name }) => void (found ||= name.value === 'edges') });
  return found;
};

const definitionOf = (document: DocumentNode) =>
  document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === Kind.OPERATION_DEFINITION,
  );

function sentOperation(project: string, operationName: string, document: DocumentNode) {
  const definition = definitionOf(document);
  const variables = definition?.variableDefinitions ?? [];
  const isServer = project === 'gateway';
  return {
    name: `${project.replace(/^packages\//, '')}/${operationName}`,
    operationName,
    text: print(isServer ? document : withTypenames(document)),
    isPaged:
      hasRows(document) &&
      variables.some(({ variable }) => SIZE_VARIABLES.includes(variable.name.value)),
    isWrite: definition?.operation === OperationTypeNode.MUTATION,
  };
}

export async function sentOperations(): Promise<SentOperation[]> {
  const found: SentOperation[] = [];
  for (const project of clientProjects()) {
    const documents = separateOperations(concatAST(await clientDocuments(project)));
    for (const [operationName, document] of Object.entries(documents)) {
      found.push(sentOperation(project, operationName, document));
    }
  }
  return found;
}
