import type { MarketplaceDatabase } from '../../database';
import { createSocialRepository } from './social.repository';
import { createSocialService, type SocialService } from './social.service';
import { createPublicationsRepository } from './publications.repository';
import {
  createPublicationsService,
  type PublicationsDeps,
  type PublicationsService,
} from './publications.service';

export { socialEnv } from './env';
export { socialSettingsOf, type SocialSettings } from './social-settings';
export { socialResolvers } from './social.resolvers';
export type { ShiftPublication, SocialAccount } from './social.types';

type Deps = Omit<PublicationsDeps, 'accounts' | 'publications'> & { database: MarketplaceDatabase };

export type SocialServices = { social: SocialService; publications: PublicationsService };

/** Pages of clinics on networks, and shifts on them. */
export function createSocial({ database, ...deps }: Deps): SocialServices {
  const accounts = createSocialRepository(database);
  const publications = createPublicationsRepository(database);
  return {
    social: createSocialService({ ...deps, accounts }),
    publications: createPublicationsService({ ...deps, accounts, publications }),
  };
}
