import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import { GRAPH_LIMITS } from './limits';

/**
 * Ends a long document before it is parsed.
 * @throws GraphQLError VALIDATION_FAILED; a document that cannot be read is left to the parser.
 */
export function assertTokenLimit(text: string): void {
  const lexer = new Lexer(new Source(text));
  try {
    for (let count = 0; count <= GRAPH_LIMITS.tokens; count += 1) {
      if (lexer.advance().kind === TokenKind.EOF) return;
    }
  } catch {
    return;
  }
  throw new GraphQLError('The query is too long.', {
    extensions: { code: 'VALIDATION_FAILED', http: { status: 400 } },
  });
}
