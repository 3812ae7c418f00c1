import type { Clock, RequestInfo } from '@tbt/service-kit';
import { createLicenceLoaders, type LicenceLoaders } from './modules/licences';
import { createUserLoaders, type UserLoaders } from './modules/users';
import type { IdentityRepositories, IdentityServices } from './services';

/** What resolvers work with; loaders live for one request. */
export type GraphContext = {
  info: RequestInfo;
  services: IdentityServices;
  loaders: { users: UserLoaders; licences: LicenceLoaders };
  clock: Clock;
};

type Parts = { services: IdentityServices; repositories: IdentityRepositories; clock: Clock };

export const createContext =
  ({ services, repositories, clock }: Parts) =>
  (info: RequestInfo): GraphContext => ({
    info,
    services,
    clock,
    loaders: {
      users: createUserLoaders(info, {
        users: repositories.users,
        entitlements: services.entitlements,
      }),
      licences: createLicenceLoaders(repositories.licences),
    },
  });
