import { ApolloLink } from '@apollo/client/link';
import { act, render, screen } from '@testing-library/react';
import { parse, type DocumentNode } from 'graphql';
import { of, throwError } from 'rxjs';
import { createGraphAccess, GraphProvider, type TypedDocumentNode } from '../queries';
import { createQueryRecords } from '../queries/query-records';
import { createGraphClient } from './client';
import { useQuery } from './index';
import { createRepeatKeyLink } from './repeat-key-link';
import { createRetryLink } from './retry-link';
import { detailOf } from '../request';
import { createGraphCache } from './create-graph-client';

const JOBS: TypedDocumentNode<{ jobs: { edges: unknown[] } }, { first?: number; after?: string }> =
  parse(
    'query Jobs($first: Int, $after: String) { jobs(first: $first, after: $after) { edges { node { __typename id } } } }',
  );
const POST = parse('mutation Post { postJob { job { id } } }');
const MESSAGES = parse(
  'query Chat($before: Int) { conversation(id: 1) { __typename id messages(beforeSeq: $before) { edges { node { __typename id seq } } pageInfo { hasPreviousPage hasNextPage } } } }',
);

const page = (...ids: number[]) => ({
  jobs: {
    __typename: 'JobConnection',
    edges: ids.map((id) => ({ __typename: 'JobEdge', node: { __typename: 'Job', id } })),
  },
});

async function run(link: ApolloLink, document: DocumentNode = JOBS): Promise<unknown> {
  const client = createGraphClient({ link });
  return new Promise((resolve) => {
    ApolloLink.execute(link, { query: document }, { client }).subscribe({
      next: resolve,
      error: resolve,
    });
  });
}

it('repeats a failed query once and a mutation never', async () => {
  const network = jest.fn(() => throwError(() => new Error('offline')));
  const link = ApolloLink.from([createRetryLink(1), new ApolloLink(network)]);
  await expect(run(link)).resolves.toEqual(new Error('offline'));
  expect(network).toHaveBeenCalledTimes(2);
  await run(link, POST);
  expect(network).toHaveBeenCalledTimes(3);
});

it('retries a query that failed completely, not a partial one', async () => {
  const unavailable = [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }];
  const answers = [{ data: null, errors: unavailable }, { data: page(1) }];
  const network = jest.fn(() => of(answers.shift() ?? { data: page(), errors: unavailable }));
  const link = ApolloLink.from([createRetryLink(1), new ApolloLink(network)]);
  await expect(run(link)).resolves.toEqual({ data: page(1) });
  await run(link);
  expect(network).toHaveBeenCalledTimes(3);
});

it('takes a mutation that was done as done when a part of its answer cannot be read', async () => {
  const away = [
    { message: 'away', path: ['postJob', 'job', 'clinic'] },
    { message: 'away', path: ['postJob', 'job', 'location'] },
  ];
  const job = { __typename: 'Job', id: '1', clinic: null };
  const answer = (payload: object) => {
    const link = new ApolloLink(() => of({ data: { postJob: payload }, errors: away }));
    const query = parse('mutation Post { postJob { job { id clinic } errors { code } } }');
    return createGraphClient({ link }).mutate({ mutation: query });
  };
  const done = await answer({ __typename: 'P', job, errors: [] });
  expect(done).toMatchObject({ data: { postJob: { job: { id: '1' } } } });
  expect(done.error).toBeUndefined();
  await expect(answer({ __typename: 'P', job: null, errors: [] })).rejects.toThrow('away');
  await expect(answer({ __typename: 'P', job: null, errors: [] }).catch(detailOf)).resolves.toBe(
    'away',
  );
});

it('sends a mutation again under its key while its outcome is not known, else under a new one', async () => {
  const unavailable = [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }];
  const answers: ApolloLink.Result[] = [
    { data: null, errors: unavailable },
    { data: { postJob: { job: null } } },
    { data: { postJob: { job: null } } },
  ];
  const keys: unknown[] = [];
  const network = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { headers: Record<string, string> };
    keys.push(headers['idempotency-key']);
    return of(answers.shift() ?? { data: null });
  });
  let made = 0;
  const link = ApolloLink.from([createRepeatKeyLink(() => `key-${(made += 1)}`), network]);
  await run(link, POST);
  await run(link, POST);
  await run(link, POST);
  expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
});

it('deduplicates a query of two components, and does not refetch on remount', async () => {
  const network = jest.fn(() => of({ data: page(1, 2) }));
  const client = createGraphClient({ link: new ApolloLink(network) });
  function Count() {
    const { data } = useQuery(JOBS);
    return <p>{data ? `${data.jobs.edges.length} jobs` : 'waiting'}</p>;
  }
  const view = render(<Count />, {
    wrapper: ({ children }) => (
      <GraphProvider access={createGraphAccess({ client })}>{children}</GraphProvider>
    ),
  });
  expect(await screen.findByText('2 jobs')).toBeVisible();
  view.unmount();
  render(
    <GraphProvider access={createGraphAccess({ client })}>
      <Count />
    </GraphProvider>,
  );
  expect(await screen.findByText('2 jobs')).toBeVisible();
  await act(() => Promise.resolve());
  expect(network).toHaveBeenCalledTimes(1);
});

it('drops unused answers from the cache', () => {
  let now = 0;
  const records = createQueryRecords(() => now);
  const cache = createGraphCache();
  cache.writeQuery({ query: JOBS, variables: { first: 2 }, data: page(1, 2) });
  records.markFetched(JOBS, { first: 2 });
  now += 31 * 60_000;
  records.sweep(cache);
  expect(cache.extract()).toEqual({ ROOT_QUERY: { __typename: 'Query' } });
});

it('keeps an active list whose later pages are unused', () => {
  let now = 0;
  const records = createQueryRecords(() => now);
  const cache = createGraphCache();
  cache.writeQuery({ query: JOBS, variables: { first: 2 }, data: page(1, 2) });
  records.markFetched(JOBS, { first: 2 });
  records.markFetched(JOBS, { first: 2, after: 'b' });
  records.retain('Jobs {"first":2}');
  now += 31 * 60_000;
  records.sweep(cache);
  expect(cache.readQuery({ query: JOBS, variables: { first: 2 } })).not.toBeNull();
});

const chat = (seqs: number[], hasPreviousPage: boolean) => ({
  conversation: {
    __typename: 'Conversation',
    id: 1,
    messages: {
      __typename: 'MessageConnection',
      edges: seqs.map((seq) => ({
        __typename: 'MessageEdge',
        node: { __typename: 'Message', id: seq, seq },
      })),
      pageInfo: { __typename: 'PageInfo', hasPreviousPage, hasNextPage: false },
    },
  },
});

it('orders messages by sequence number, whichever page came first', () => {
  const cache = createGraphCache();
  cache.writeQuery({ query: MESSAGES, data: chat([3, 4], true) });
  cache.writeQuery({ query: MESSAGES, variables: { before: 3 }, data: chat([1, 2], false) });
  cache.writeQuery({ query: MESSAGES, data: chat([4, 5], true) });
  const read = cache.readQuery<ReturnType<typeof chat>>({ query: MESSAGES });
  expect(read?.conversation.messages.edges.map(({ node }) => node.seq)).toEqual([1, 2, 3, 4, 5]);
  expect(read?.conversation.messages.pageInfo.hasPreviousPage).toBe(false);
});

it('does not put the latest page beside an old one as if nothing were between', () => {
  const cache = createGraphCache();
  cache.writeQuery({ query: MESSAGES, data: chat([1, 2], false) });
  cache.writeQuery({ query: MESSAGES, data: chat([8, 9], true) });
  const read = cache.readQuery<ReturnType<typeof chat>>({ query: MESSAGES });
  expect(read?.conversation.messages.edges.map(({ node }) => node.seq)).toEqual([8, 9]);
  expect(read?.conversation.messages.pageInfo.hasPreviousPage).toBe(true);
});

it('asks again for a field that failed in another query, instead of showing it as missing', async () => {
  const account: TypedDocumentNode<{ me: { id: string } | null }, Record<string, never>> = parse(
    'query Account { me { __typename id } }',
  );
  const header = parse('query Header { me { __typename id } }');
  const me = { __typename: 'User', id: '1' };
  const away = [{ message: 'away', path: ['me'], extensions: { code: 'UNAVAILABLE' } }];
  const answers: ApolloLink.Result[] = [{ data: { me: null }, errors: away }, { data: { me } }];
  const network = jest.fn(() => of(answers.shift() ?? { data: { me } }));
  const client = createGraphClient({ link: new ApolloLink(network) });
  await client.query({ query: header });
  const Account = () => <p>{useQuery(account).data?.me?.id ?? 'none'}</p>;
  const page = () => (
    <GraphProvider access={createGraphAccess({ client })}>
      <Account />
    </GraphProvider>
  );
  const first = render(page());
  expect(await screen.findByText('1')).toBeVisible();
  first.unmount();
  render(page());
  expect(screen.getByText('1')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(2);
});
