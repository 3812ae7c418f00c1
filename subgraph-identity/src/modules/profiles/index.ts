export { profilesResolvers } from './profiles.resolvers';
export { createProfilesService } from './profiles.service';
export type { ProfilesService } from './profiles.service';
