import { ApolloLink } from '@apollo/client/link';
import { useLayoutEffect } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { parse } from 'graphql';
import { of } from 'rxjs';
import {
  createGraphAccess,
  GraphProvider,
  operationKey,
  restoreVisitorData,
  type TypedDocumentNode,
} from '../queries';
import { refetchVisitorData } from '../queries/visitor-data';
import { createGraphClient, useQuery } from './index';

const REVIEWS: TypedDocumentNode<{ reviews: string[] }, Record<string, never>> = parse(
  'query Reviews { reviews }',
);

function Reviews() {
  const { data } = useQuery(REVIEWS, { fetchPolicy: 'cache-and-network' });
  return <p>{data?.reviews.join(', ')}</p>;
}

it('does not fetch what came with the page, and again when it is shown anew', async () => {
  const network = jest.fn(() => of({ data: { reviews: ['newer'] } }));
  const client = createGraphClient({ link: new ApolloLink(network) });
  restoreVisitorData(client, {
    cache: { ROOT_QUERY: { __typename: 'Query', reviews: ['served'] } },
    queries: [operationKey(REVIEWS, {})],
  });
  const page = () => (
    <GraphProvider access={createGraphAccess({ client })}>
      <Reviews />
    </GraphProvider>
  );
  const first = render(page());
  expect(screen.getByText('served')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(network).not.toHaveBeenCalled();
  first.unmount();
  render(page());
  await waitFor(() => expect(screen.getByText('newer')).toBeVisible());
  expect(network).toHaveBeenCalledTimes(1);
});

it('fetches what came with the page when it is first shown to a signed-in user', async () => {
  const network = jest.fn(() => of({ data: { shifts: ['own'] } }));
  const client = createGraphClient({ link: new ApolloLink(network) });
  const shifts: TypedDocumentNode<{ shifts: string[] }, Record<string, never>> = parse(
    'query Shifts { shifts }',
  );
  const Shifts = () => <p>{useQuery(shifts).data?.shifts.join(', ')}</p>;
  restoreVisitorData(client, {
    cache: { ROOT_QUERY: { __typename: 'Query', shifts: ['served'] } },
    queries: [operationKey(shifts, {})],
  });
  await refetchVisitorData(client);
  render(
    <GraphProvider access={createGraphAccess({ client })}>
      <Shifts />
    </GraphProvider>,
  );
  expect(screen.getByText('served')).toBeVisible();
  await waitFor(() => expect(screen.getByText('own')).toBeVisible());
  expect(network).toHaveBeenCalledTimes(1);
});

it('fetches what came with the page when the session is answered before the page has subscribed', async () => {
  const network = jest.fn(() => of({ data: { reviews: ['own'] } }));
  const client = createGraphClient({ link: new ApolloLink(network) });
  restoreVisitorData(client, {
    cache: { ROOT_QUERY: { __typename: 'Query', reviews: ['served'] } },
    queries: [operationKey(REVIEWS, {})],
  });
  // Layout effects come after the rendering and before a query is active.
  function Session() {
    useLayoutEffect(() => void refetchVisitorData(client), []);
    return null;
  }
  render(
    <GraphProvider access={createGraphAccess({ client })}>
      <Session />
      <Reviews />
    </GraphProvider>,
  );
  await waitFor(() => expect(screen.getByText('own')).toBeVisible());
  expect(network).toHaveBeenCalledTimes(1);
});
