import type { Clock, RequestInfo } from '@tbt/service-kit';
import { createActivityLoaders, type ActivityLoaders } from './modules/activity';
import { createLicenceLoaders, type LicenceLoaders } from './modules/licences';
import type { PrivacyQueries } from './modules/privacy';
import { createOfficePackLoaders, type OfficePackLoaders } from './modules/office-packs';
import { createRegulatorLoader, type RegulatorLoader } from './modules/regulators';
import { createUserLoaders, type UserLoaders } from './modules/users';
import { createDocumentLoaders, type DocumentLoaders } from './modules/verification-documents';
import type { IdentityRepositories, IdentityServices } from './services';

/** Read for the viewer only, so there is nothing to batch. */
type PrivacyLoaders = Pick<PrivacyQueries, 'exportsOf' | 'consentsOf'>;

/** Created per request: loaders live in it. */
export type GraphContext = {
  info: RequestInfo;
  services: IdentityServices;
  loaders: {
    users: UserLoaders;
    activity: ActivityLoaders;
    licences: LicenceLoaders;
    officePacks: OfficePackLoaders;
    privacy: PrivacyLoaders;
    documents: DocumentLoaders;
    regulators: RegulatorLoader;
  };
  clock: Clock;
};

type Parts = { services: IdentityServices; repositories: IdentityRepositories; clock: Clock };

export const createContext =
  ({ services, repositories, clock }: Parts) =>
  (info: RequestInfo): GraphContext => {
    const { entitlements } = services;
    const officePacks = createOfficePackLoaders(info, {
      officePacks: repositories.officePacks,
      entitlements,
    });
    return {
      info,
      services,
      clock,
      loaders: {
        users: createUserLoaders(info, {
          users: repositories.users,
          blocks: repositories.blocks,
          entitlements,
          mayReadOrientation: officePacks.mayReadOrientation,
        }),
        activity: createActivityLoaders(repositories.privacy),
        licences: createLicenceLoaders(repositories.licences, repositories.otherHolders),
        privacy: repositories.privacy,
        officePacks,
        documents: createDocumentLoaders(repositories.documents),
        regulators: createRegulatorLoader(repositories.regulators),
      },
    };
  };
