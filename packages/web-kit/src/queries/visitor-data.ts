import type { ApolloClient } from '@apollo/client';
import type { NormalizedCacheObject } from '@apollo/client/cache';
import type { Answers } from './graph-access';
import { queryRecords } from './query-records';

export interface VisitorData {
  cache: NormalizedCacheObject;
  queries: readonly string[];
  /** Of pages that read without Apollo. */
  answers: Answers;
}

const clients = new WeakSet<ApolloClient>();

/** Gives a client the results of a page that the server rendered: they are not fetched again. */
export function restoreVisitorData(
  client: ApolloClient,
  { cache, queries }: Pick<VisitorData, 'cache' | 'queries'>,
): void {
  client.cache.restore(cache);
  queries.forEach((key) => queryRecords.markRestored(key));
  if (queries.length > 0) clients.add(client);
}

/** Fetches what a visitor's results lack, once, for a signed-in user. */
export async function refetchVisitorData(client: ApolloClient): Promise<void> {
  if (!clients.delete(client)) return;
  queryRecords.expireRestored();
  await client.refetchQueries({ include: 'active' });
}
