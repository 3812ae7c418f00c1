/// <reference path="./apollo-defaults.d.ts" />
import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { HttpLink } from '@apollo/client/link/http';
import { currentLocale, operationOf, queryRecords } from '@tbt/web-kit';
import { createDocumentIdLink } from './document-id-link';
import { createDoneMutationLink } from './done-mutation-link';
import { createKeptAnswersLink } from './kept-answers-link';
import { createFreshnessLink } from './freshness-link';
import { createLazyLink } from './lazy-link';
import { createRefusalLink } from './refusal-link';
import { createRepeatKeyLink } from './repeat-key-link';
import { createRetryLink } from './retry-link';
import { typePolicies } from './type-policies';

const SWEEP_EVERY_MS = 60_000;

export interface GraphClientOptions {
  path?: string;
  link?: ApolloLink;
}

const socketUrl = (path: string): string =>
  new URL(path, window.location.href).href.replace(/^http/, 'ws');

function createNetworkLink(path: string): ApolloLink {
  const localised = new SetContextLink(({ headers }) => ({
    headers: { ...headers, 'accept-language': currentLocale() },
  }));
  const http = new HttpLink({ uri: path, credentials: 'include' });
  // Pages without a subscription do not load the socket's code.
  const socket = createLazyLink(async () => {
    const { createSocketLink } = await import('./socket-link');
    return createSocketLink(() => socketUrl(path));
  });
  return ApolloLink.split(
    ({ query }) => operationOf(query)?.operation === 'subscription',
    socket,
    ApolloLink.from([
      createRetryLink(),
      createRepeatKeyLink(),
      createDocumentIdLink(),
      localised,
      http,
    ]),
  );
}

export const createGraphCache = (): InMemoryCache => new InMemoryCache({ typePolicies });

/** Queries and mutations over HTTP, subscriptions over a socket; no refetch on focus, reconnect or interval. */
export function createGraphClient({
  path = '/graphql',
  link = createNetworkLink(path),
}: GraphClientOptions = {}): ApolloClient {
  const client = new ApolloClient({
    link: ApolloLink.from([
      createKeptAnswersLink(queryRecords),
      createFreshnessLink(queryRecords),
      createRefusalLink(),
      createDoneMutationLink(),
      link,
    ]),
    cache: createGraphCache(),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all' },
      query: { errorPolicy: 'all' },
    },
  });
  client.onClearStore(() => Promise.resolve(queryRecords.clear()));
  return client;
}

/** Evicts unused results every minute until the returned function is called. */
export function startCacheSweep(client: ApolloClient): () => void {
  const { cache } = client;
  if (!(cache instanceof InMemoryCache)) return () => undefined;
  const timer = setInterval(() => queryRecords.sweep(cache), SWEEP_EVERY_MS);
  return () => clearInterval(timer);
}
