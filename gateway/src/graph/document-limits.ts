import { GraphQLError, Kind, Lexer, Source, TokenKind, parse } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql';
import { invalidRequest } from './invalid-request';
import { GRAPH_LIMITS } from './limits';

/** @throws GraphQLError VALIDATION_FAILED; unreadable documents are left to the parser. */
function assertTokenLimit(text: string): void {
  const lexer = new Lexer(new Source(text));
  for (let count = 0; count <= GRAPH_LIMITS.tokens; count += 1) {
    if (lexer.advance().kind === TokenKind.EOF) return;
  }
  throw invalidRequest('The query is too long.');
}

/**
 * Counts with fragments expanded, since validation and planning are quadratic in that size.
 * @throws GraphQLError VALIDATION_FAILED
 */
function assertShapeLimit(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  }
  let fields = 0;
  let spreads = 0;

  const count = (set: SelectionSetNode, names: Map<string, number>, open: readonly string[]) => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        if ((fields += 1) > GRAPH_LIMITS.fields)
          throw invalidRequest('The query has too many fields.');
        const name = (selection.alias ?? selection.name).value;
        const times = (names.get(name) ?? 0) + 1;
        if (times > GRAPH_LIMITS.repeats)
          throw invalidRequest('The query repeats a field too often.');
        names.set(name, times);
        if (selection.selectionSet) count(selection.selectionSet, new Map(), open);
        continue;
      }
      if ((spreads += 1) > GRAPH_LIMITS.spreads)
        throw invalidRequest('The query has too many fragments.');
      if (selection.kind === Kind.INLINE_FRAGMENT) count(selection.selectionSet, names, open);
      else {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        // Recursive fragments are left to validation.
        if (fragment && !open.includes(name)) count(fragment.selectionSet, names, [...open, name]);
      }
    }
  };

  if (fragments.size > GRAPH_LIMITS.spreads)
    throw invalidRequest('The query has too many fragments.');
  for (const definition of document.definitions) {
    if ('selectionSet' in definition) count(definition.selectionSet, new Map(), []);
  }
}

/** Limits a document before it is parsed, validated or planned. @throws GraphQLError VALIDATION_FAILED */
export function assertDocumentLimits(text: string): void {
  let document: DocumentNode;
  try {
    assertTokenLimit(text);
    document = parse(text);
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions.code === 'VALIDATION_FAILED') throw error;
    return;
  }
  assertShapeLimit(document);
}
