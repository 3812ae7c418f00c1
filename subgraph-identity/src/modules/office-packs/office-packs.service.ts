import { officePackRule } from '@tbt/contracts';
import { conflict, notFound, parseInput, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { User, UsersRepository } from '../users';
import { requireClinic } from './office-packs.policy';
import type { OfficePacksRepository } from './office-packs.repository';

type Parts = {
  officePacks: OfficePacksRepository;
  users: UsersRepository;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

export const createOfficePacksService = (parts: Parts) => {
  const { officePacks, users, limits, database, clock } = parts;
  return {
    /**
     * Saves the acting clinic's pack as it was read at `expectedVersion`, 0 while there is none.
     * @throws DomainError UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, VALIDATION_FAILED, CONFLICT
     * `profile.stale`.
     */
    update: async (info: RequestInfo, input: unknown, expectedVersion: number): Promise<User> => {
      const clinicId = requireClinic(info);
      await limits.countWrite(clinicId);
      const values = parseInput(officePackRule, input);
      return database.transaction(async (tx) => {
        const clinic = await users.lock(tx, clinicId);
        if (!clinic) throw notFound();
        const saved = await officePacks.byClinic(tx, clinicId);
        if ((saved?.version ?? 0) !== expectedVersion)
          throw conflict('profile.stale', { reasons: ['stale_version'] });
        await officePacks.save(tx, clinicId, values, clock.now());
        return clinic;
      });
    },
  };
};

export type OfficePacksService = ReturnType<typeof createOfficePacksService>;
