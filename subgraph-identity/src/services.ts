import type { Bus, Clock } from '@tbt/service-kit';
import type { IdentityDatabase } from './database';
import type { IdentityLimits } from './limits';
import { createAdminService, createAuditRepository } from './modules/admin';
import { createEntitlementsRepository, createEntitlementsService } from './modules/entitlements';
import { createLicencesRepository, createLicencesService } from './modules/licences';
import { createSessionsRepository, createSessionsService } from './modules/sessions';
import { createSubscriptionsService } from './modules/subscriptions';
import { createUsersRepository, createUsersService, type Passwords } from './modules/users';

export type ServiceParts = {
  database: IdentityDatabase;
  limits: IdentityLimits;
  passwords: Passwords;
  live: Bus['live'];
  clock: Clock;
};

/** Every module's service, wired to its repository. */
export function createServices(parts: ServiceParts) {
  const { database } = parts;
  const users = createUsersRepository(database);
  const licences = createLicencesRepository(database);
  const audit = createAuditRepository();
  const repositories = { users, licences };
  return {
    repositories,
    services: {
      users: createUsersService({ ...parts, users }),
      sessions: createSessionsService({
        ...parts,
        users,
        sessions: createSessionsRepository(database),
      }),
      licences: createLicencesService({ ...parts, licences, users, audit }),
      entitlements: createEntitlementsService({
        ...parts,
        entitlements: createEntitlementsRepository(database),
      }),
      subscriptions: createSubscriptionsService({ ...parts, users }),
      admin: createAdminService({ ...parts, users, audit }),
    },
  };
}

export type IdentityRepositories = ReturnType<typeof createServices>['repositories'];
export type IdentityServices = ReturnType<typeof createServices>['services'];
