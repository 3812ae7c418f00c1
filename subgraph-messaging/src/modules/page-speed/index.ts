export { pageSpeedResolvers } from './page-speed.resolvers';
export { createPageSpeedService, type PageSpeedService } from './page-speed.service';
export type { PageSpeed } from './page-speed.types';
