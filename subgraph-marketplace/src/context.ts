import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceLoaders, MarketplaceServices } from './services';

export type GraphContext = {
  info: RequestInfo;
  services: MarketplaceServices;
  loaders: MarketplaceLoaders;
  clock: Clock;
};
