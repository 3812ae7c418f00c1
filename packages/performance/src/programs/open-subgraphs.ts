import { createLogger, systemClock } from '@tbt/service-kit';
import type { Clock, RequestInfo, Subgraph, SubgraphName } from '@tbt/service-kit';
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

const partsOf = (service: SubgraphName, databaseUrl: string, clock: Clock) => ({
  databaseUrl,
  bus: memoryBus(),
  logger: createLogger({ service, level: 'error' }),
  clock,
  deployment: testDeployment(clock),
});

export const openIdentity = (url: string, clock: Clock = systemClock) =>
  createIdentitySubgraph(partsOf('identity', url, clock));
export const openMarketplace = (url: string, clock: Clock = systemClock) =>
  createMarketplaceSubgraph(partsOf('marketplace', url, clock));
export const openMessaging = (url: string, clock: Clock = systemClock) =>
  createMessagingSubgraph(partsOf('messaging', url, clock));

const OPEN: Readonly<Record<SubgraphName, (url: string) => Promise<Subgraph>>> = {
  identity: openIdentity,
  marketplace: openMarketplace,
  messaging: openMessaging,
};

export const openSubgraph = (name: SubgraphName, url: string): Promise<Subgraph> => OPEN[name](url);
