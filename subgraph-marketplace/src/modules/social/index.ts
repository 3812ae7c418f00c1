import type { MarketplaceDatabase } from '../../database';
import { createSocialRepository } from './social.repository';
import { createSocialService, type SocialDeps } from './social.service';

export { socialEnv } from './env';
export { socialSettingsOf, type SocialSettings } from './social-settings';
export { socialResolvers } from './social.resolvers';
export type { SocialAccount } from './social.types';
export type { SocialService } from './social.service';

export const createSocial = ({
  database,
  ...deps
}: Omit<SocialDeps, 'accounts'> & { database: MarketplaceDatabase }) =>
  createSocialService({ ...deps, accounts: createSocialRepository(database) });
