import type { ApolloClient } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client/cache';
import { queryRecords } from './query-records';

/** Results of the queries with which the server rendered a page, as a visitor. */
export interface VisitorData {
  cache: NormalizedCacheObject;
  /** Keys of the answered queries. */
  queries: readonly string[];
}

const clients = new WeakSet<ApolloClient>();

/** Gives a client the results of a page that the server rendered: they are not fetched again. */
export function restoreVisitorData(client: ApolloClient, { cache, queries }: VisitorData): void {
  client.cache.restore(cache);
  queries.forEach((key) => queryRecords.markRestored(key));
  if (queries.length > 0) clients.add(client);
}

/** Fetches what a visitor's results lack, once, for a signed-in user. */
export async function refetchVisitorData(client: ApolloClient): Promise<void> {
  if (!clients.delete(client)) return;
  await client.refetchQueries({ include: 'active' });
}
