import { createLogger, systemClock } from '@tbt/service-kit';
import type { RequestInfo, Subgraph, SubgraphName } from '@tbt/service-kit';
import { memoryBus, testDeployment } from '@tbt/service-kit/testing';
import { createIdentitySubgraph } from '@tbt/subgraph-identity';
import { createMarketplaceSubgraph } from '@tbt/subgraph-marketplace';
import { createMessagingSubgraph } from '@tbt/subgraph-messaging';

/** An unauthenticated caller, as the gateway describes one. */
export const unauthenticatedRequest = (): RequestInfo => ({
  requestId: 'bench-request',
  viewer: null,
  system: null,
  locale: 'en-CA',
  address: '127.0.0.1',
  userAgent: null,
  idempotencyKey: null,
});

const partsOf = (service: SubgraphName, databaseUrl: string) => ({
  databaseUrl,
  bus: memoryBus(),
  logger: createLogger({ service, level: 'error' }),
  clock: systemClock,
  deployment: testDeployment(),
});

export const openIdentity = (url: string) => createIdentitySubgraph(partsOf('identity', url));
export const openMarketplace = (url: string) =>
  createMarketplaceSubgraph(partsOf('marketplace', url));
export const openMessaging = (url: string) => createMessagingSubgraph(partsOf('messaging', url));

const OPEN: Readonly<Record<SubgraphName, (url: string) => Promise<Subgraph>>> = {
  identity: openIdentity,
  marketplace: openMarketplace,
  messaging: openMessaging,
};

/** Schema, resolvers and database of one subgraph, to be served by another server. */
export const openSubgraph = (name: SubgraphName, url: string): Promise<Subgraph> => OPEN[name](url);
