// A separate entry (`@tbt/web-kit/graph-client`): Apollo's client is loaded after the first results of a page, or by its
// first act. It imports the kit's façade, so that a page never has two copies.
import { provideGraphClient } from '@tbt/web-kit';
import { createGraphClient, startCacheSweep } from './create-graph-client';

provideGraphClient(() => {
  const client = createGraphClient();
  startCacheSweep(client);
  return client;
});

export { createGraphClient, type GraphClientOptions } from './create-graph-client';
