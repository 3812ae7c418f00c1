export { createPresenceLoaders, type PresenceLoaders } from './presence.loaders';
export { presenceResolvers } from './presence.resolvers';
export { createPresenceService, type PresenceService } from './presence.service';
