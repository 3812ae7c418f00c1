import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getOperationAST, parse, print, validate } from 'graphql';
import { planSubscription, variablesFor } from './subscription-document';

const schema = buildSchema(readFileSync(join(__dirname, '..', '..', 'schema.graphql'), 'utf8'));

function plan(text: string, variables: Record<string, unknown> = {}) {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  const operation = getOperationAST(document, null);
  if (!operation) throw new Error('no operation');
  const made = planSubscription(schema, document, operation, variables);
  if (!made) throw new Error('no plan');
  expect(validate(schema, made.document)).toEqual([]);
  return made;
}

describe('a subscription as a query', () => {
  it('keeps alias, selection, fragments and the variables they use', () => {
    const text = `subscription Added($conversationId: ID, $deep: Boolean!, $size: Int) {
      ... on Subscription { news: messageAdded(conversationId: $conversationId) { id ...Outer } }
    }
    fragment Outer on Message { sender @include(if: $deep) { ...Inner } }
    fragment Inner on User { jobs(first: $size) { edges { cursor } } }`;
    const variables = { conversationId: '5', deep: true, size: 3 };
    const made = plan(text, variables);
    expect(made.conversationId).toBe('5');
    expect(variablesFor(made, variables, 42)).toEqual({ deep: true, size: 3, __messageId: '42' });
    const query = print(made.document);
    expect(query).toContain('query Added($deep: Boolean!, $size: Int, $__messageId: ID!)');
    expect(query).toContain('news: message(id: $__messageId)');
    expect(query).toContain('fragment Inner on User');
  });

  it('joins selections of a field that is named twice', () => {
    const made = plan('subscription { messageAdded { id } messageAdded { content } }');
    expect(print(made.document).replace(/\s+/g, ' ')).toContain('{ id content }');
    expect(made.conversationId).toBeNull();
  });
});
