// A separate entry (`@tbt/web-kit/graph`): pages that ask the graph for nothing do not load Apollo's client.
// It imports the kit's façade, so that a page never has two copies.
import { provideGraphClient } from '@tbt/web-kit';
import { createGraphClient, startCacheSweep } from './create-graph-client';

provideGraphClient(() => {
  const client = createGraphClient();
  startCacheSweep(client);
  return client;
});

export { createGraphClient, type GraphClientOptions } from './create-graph-client';
export { useConnection, type ConnectionList, type ConnectionOptions } from './use-connection';
export { useQuery } from './use-query';
export { useWaitingMutation, type WaitingEntry } from './use-waiting-mutation';
export { skipToken, useApolloClient, useMutation, useSubscription } from '@apollo/client/react';
