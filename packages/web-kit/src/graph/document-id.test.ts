import { ServerError } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { parse, type DocumentNode } from 'graphql';
import { of, throwError } from 'rxjs';
import { createDocumentIdLink } from './document-id-link';
import { createGraphClient } from './client';

const HASH = 'a'.repeat(64);
const published = (text: string): DocumentNode =>
  Object.assign(parse(text), { __meta__: { hash: `sha256:${HASH}` } });
const JOBS = published('query Jobs { jobs { edges { node { id } } } }');
const data = { jobs: { __typename: 'JobConnection', edges: [] } };

const unknownId = (reason = 'DOCUMENT_UNKNOWN') =>
  new ServerError('Response not successful', {
    response: { status: 400 } as Response,
    bodyText: JSON.stringify({ errors: [{ message: 'no', extensions: { reason } }] }),
  });

type Sent = { hasText: boolean; hash?: string };

function graphThat(answer: (sent: Sent) => unknown) {
  const requests: Sent[] = [];
  const network = new ApolloLink((operation) => {
    const { http } = operation.getContext() as { http?: { includeQuery?: boolean } };
    const { persistedQuery } = operation.extensions as { persistedQuery?: { sha256Hash: string } };
    const sent = {
      hasText: http?.includeQuery !== false,
      ...(persistedQuery ? { hash: persistedQuery.sha256Hash } : {}),
    };
    requests.push(sent);
    const result = answer(sent);
    return result instanceof Error ? throwError(() => result) : of({ data } as ApolloLink.Result);
  });
  const link = ApolloLink.from([createDocumentIdLink(), network]);
  const client = createGraphClient({ link });
  const ask = (query: DocumentNode) =>
    client.query({ query, fetchPolicy: 'network-only' }).then(({ error }) => error);
  return { ask, requests };
}

it('names a published document by its id through the whole client, without its text', async () => {
  const { ask, requests } = graphThat(() => null);
  await ask(JOBS);
  expect(requests).toEqual([{ hasText: false, hash: HASH }]);
});

it('sends the text of a document that was made by hand', async () => {
  const { ask, requests } = graphThat(() => null);
  await ask(parse('query Mine { me { id } }'));
  expect(requests).toEqual([{ hasText: true }]);
});

it('sends the text to a graph that does not know the id, and stops sending the id', async () => {
  const { ask, requests } = graphThat(({ hash }) => (hash ? unknownId() : null));
  expect(await ask(JOBS)).toBeUndefined();
  expect(await ask(JOBS)).toBeUndefined();
  expect(requests).toEqual([{ hasText: false, hash: HASH }, { hasText: true }, { hasText: true }]);
});

it('repeats nothing for any other refusal', async () => {
  const { ask, requests } = graphThat(() => unknownId('SOMETHING_ELSE'));
  expect(await ask(JOBS)).toBeDefined();
  expect(requests).toHaveLength(1);
  const away = graphThat(() => new Error('offline'));
  await expect(away.ask(JOBS)).resolves.toEqual(new Error('offline'));
  expect(away.requests).toHaveLength(1);
});

it('keeps the id through the transformations of the cache', async () => {
  const seen: DocumentNode[] = [];
  const link = new ApolloLink(({ query }) => {
    seen.push(query);
    return of({ data } as ApolloLink.Result);
  });
  await createGraphClient({ link }).query({ query: JOBS });
  expect(seen[0]).toHaveProperty('__meta__.hash', `sha256:${HASH}`);
});
