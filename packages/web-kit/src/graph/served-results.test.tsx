import { ApolloLink } from '@apollo/client/link';
import { useLayoutEffect } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { of } from 'rxjs';
import {
  createGraphAccess,
  GraphProvider,
  operationKey,
  provideGraphClient,
  queryRecords,
  type GraphAccess,
  type TypedDocumentNode,
} from '../queries';
import { refetchServedResults } from '../queries/served-results';
import { createGraphClient } from './client';
import { skipToken, useConnection, useMutation, useQuery } from './index';

const REVIEWS: TypedDocumentNode<{ reviews: string[] }, Record<string, never>> = parse(
  'query Reviews { reviews }',
);
const SHIFTS: TypedDocumentNode<
  { jobs: { edges: { node: { title: string } }[]; pageInfo: { hasNextPage: boolean } } },
  { filter?: string; after?: string }
> = parse(
  `query Shifts($filter: String, $after: String) {
    jobs(filter: $filter, after: $after) {
      edges { node { id title } } pageInfo { hasNextPage endCursor }
    }
  }`,
);

const page = (...titles: string[]) => ({
  jobs: {
    __typename: 'JobConnection',
    edges: titles.map((title) => ({
      __typename: 'JobEdge',
      node: { __typename: 'Job', id: title, title },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: titles.at(-1) ?? null },
  },
});

/** A page whose client arrives when it is asked for, and what the client sends. */
function servedPage(results: Record<string, unknown>, answer: (variables: never) => object) {
  const network = jest.fn(({ variables }: ApolloLink.Operation) =>
    of({ data: answer(variables as never) as Record<string, unknown> }),
  );
  provideGraphClient(() => createGraphClient({ link: new ApolloLink(network) }));
  const load = jest.fn(() => Promise.resolve());
  return { access: createGraphAccess({ load, results }), network, load };
}

const shown = (access: GraphAccess, Part: () => React.ReactNode) => (
  <GraphProvider access={access}>
    <Part />
  </GraphProvider>
);
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

afterEach(() => queryRecords.clear());

function Reviews() {
  const { data, loading } = useQuery(REVIEWS, { fetchPolicy: 'cache-and-network' });
  return <p>{data ? data.reviews.join(', ') : loading ? 'loading' : 'nothing'}</p>;
}

it('does not fetch what came with the page, and again when it is shown anew', async () => {
  const { access, network, load } = servedPage(
    { [operationKey(REVIEWS, {})]: { reviews: ['served'] } },
    () => ({ reviews: ['newer'] }),
  );
  const first = render(shown(access, Reviews));
  expect(screen.getByText('served')).toBeVisible();
  await pause();
  expect(load).not.toHaveBeenCalled();
  first.unmount();
  render(shown(access, Reviews));
  expect(screen.getByText('served')).toBeVisible();
  await waitFor(() => expect(screen.getByText('newer')).toBeVisible());
  expect(network).toHaveBeenCalledTimes(1);
});

it('is fetched when it was evicted and is shown anew', async () => {
  const { access, network } = servedPage(
    { [operationKey(REVIEWS, {})]: { reviews: ['served'] } },
    () => ({ reviews: ['newer'] }),
  );
  const Part = () => <p>{useQuery(REVIEWS).data?.reviews.join(', ')}</p>;
  const first = render(shown(access, Part));
  const { cache } = await act(() => access.load());
  first.unmount();
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'reviews' });
  render(shown(access, Part));
  expect(await screen.findByText('newer')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(1);
});

it('loads the client for what did not come with the page, and not for what is skipped', async () => {
  const { access, network, load } = servedPage({}, () => ({ reviews: ['fetched'] }));
  let isWanted = false;
  const Part = () => {
    const { data, loading } = useQuery(REVIEWS, isWanted ? {} : skipToken);
    return <p>{data?.reviews.join(', ') ?? (loading ? 'loading' : 'skipped')}</p>;
  };
  const { rerender } = render(shown(access, Part));
  await pause();
  expect(screen.getByText('skipped')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  isWanted = true;
  rerender(shown(access, () => <Part />));
  expect(screen.getByText('loading')).toBeVisible();
  await waitFor(() => expect(screen.getByText('fetched')).toBeVisible());
  expect(network).toHaveBeenCalledTimes(1);
});

it('adds pages to a served list, and returns to it without a request', async () => {
  const { access, network } = servedPage(
    { [operationKey(SHIFTS, { filter: 'all' })]: page('one', 'two') },
    ({ filter, after }: { filter: string; after?: string }) =>
      page(after ? `${filter} after ${after}` : filter),
  );
  let filter = 'all';
  const Part = () => {
    const list = useConnection(SHIFTS, { filter }, ({ jobs }) => jobs);
    return (
      <>
        <p>{list.nodes.map(({ title }) => title).join(', ')}</p>
        <button onClick={list.loadMore}>{list.isLoadingMore ? 'Loading' : 'More'}</button>
      </>
    );
  };
  const view = render(shown(access, Part));
  expect(screen.getByText('one, two')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByText('one, two, all after two')).toBeVisible();
  filter = 'near';
  view.rerender(shown(access, Part));
  expect(await screen.findByText('near')).toBeVisible();
  filter = 'all';
  view.rerender(shown(access, Part));
  expect(screen.getByText('one, two, all after two')).toBeVisible();
  expect(network).toHaveBeenCalledTimes(2);
});

it('keeps the list before while the first filter loads the client', async () => {
  const { access, network } = servedPage(
    { [operationKey(SHIFTS, { filter: 'all' })]: page('one') },
    () => page('near'),
  );
  const Part = ({ filter }: { filter: string }) => {
    const list = useConnection(SHIFTS, { filter }, ({ jobs }) => jobs);
    const before = list.previousData?.jobs.edges.length ?? 0;
    return <p>{list.nodes[0]?.title ?? `${list.state}, before ${before}`}</p>;
  };
  const of = (filter: string) => (
    <GraphProvider access={access}>
      <Part filter={filter} />
    </GraphProvider>
  );
  const { rerender } = render(of('all'));
  rerender(of('near'));
  expect(screen.getByText('loading, before 1')).toBeVisible();
  expect(await screen.findByText('near')).toBeVisible();
  rerender(of('all'));
  expect(screen.getByText('one')).toBeVisible();
  await pause();
  expect(network).toHaveBeenCalledTimes(1);
});

it('says that a query failed when the client cannot be loaded, and tries again', async () => {
  const { access, load } = servedPage({}, () => ({ reviews: ['fetched'] }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = () => {
    const { data, error, refetch } = useQuery(REVIEWS);
    const retry = () => void refetch().catch(() => undefined);
    return <button onClick={retry}>{data?.reviews[0] ?? (error ? 'failed' : 'loading')}</button>;
  };
  render(shown(access, Part));
  await userEvent.click(await screen.findByRole('button', { name: 'failed' }));
  expect(await screen.findByRole('button', { name: 'fetched' })).toBeVisible();
});

it('loads the client for the first mutation', async () => {
  const { access, network } = servedPage({}, () => ({ like: true }));
  const LIKE: TypedDocumentNode<{ like: boolean }> = parse('mutation Like { like }');
  const Part = () => {
    const [like, { data, loading }] = useMutation(LIKE);
    return (
      <button onClick={() => void like()}>
        {data?.like ? 'Liked' : loading ? 'Liking' : 'Like'}
      </button>
    );
  };
  render(shown(access, Part));
  await userEvent.click(screen.getByRole('button', { name: 'Like' }));
  expect(await screen.findByRole('button', { name: 'Liked' })).toBeVisible();
  expect(network).toHaveBeenCalledTimes(1);
});

it('fetches what came with the page when it is first shown to a signed-in user', async () => {
  const { access, network } = servedPage(
    { [operationKey(REVIEWS, {})]: { reviews: ['served'] } },
    () => ({ reviews: ['own'] }),
  );
  await refetchServedResults(access);
  render(shown(access, Reviews));
  expect(screen.getByText('served')).toBeVisible();
  await waitFor(() => expect(screen.getByText('own')).toBeVisible());
  expect(network).toHaveBeenCalledTimes(1);
});

it('fetches what came with the page when the session is answered before the page has subscribed', async () => {
  const { access, network } = servedPage(
    { [operationKey(REVIEWS, {})]: { reviews: ['served'] } },
    () => ({ reviews: ['own'] }),
  );
  // Layout effects come after the rendering and before a query is active.
  function Session() {
    useLayoutEffect(() => void refetchServedResults(access), []);
    return null;
  }
  render(
    <GraphProvider access={access}>
      <Session />
      <Reviews />
    </GraphProvider>,
  );
  await waitFor(() => expect(screen.getByText('own')).toBeVisible());
  expect(network).toHaveBeenCalledTimes(1);
});
