import type { Clock, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceLoaders } from './loaders';
import type { MarketplaceServices } from './services';

export type GraphContext = {
  info: RequestInfo;
  services: MarketplaceServices;
  loaders: MarketplaceLoaders;
  clock: Clock;
};
