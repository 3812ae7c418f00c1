import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceLoaders, MarketplaceServices } from './services';

/** What resolvers work with; made fresh for every request. */
export type GraphContext = {
  info: RequestInfo;
  services: MarketplaceServices;
  loaders: MarketplaceLoaders;
  clock: Clock;
};
