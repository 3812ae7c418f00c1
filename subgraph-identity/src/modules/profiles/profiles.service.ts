import { createProfileRule } from '@tbt/contracts';
import {
  conflict,
  parseInput,
  requireViewer,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { LicencesService } from '../licences';
import type { OpenedSession, SessionsService } from '../sessions';
import {
  authorizeEdit,
  derivedEducation,
  profileChange,
  type SentProfile,
  type User,
  type UsersQueries,
  type UsersService,
} from '../users';

type Parts = {
  accounts: Pick<UsersService, 'register'>;
  users: UsersQueries;
  sessions: Pick<SessionsService, 'openWithin' | 'signalEnded'>;
  licences: Pick<LicencesService, 'recordNumber' | 'reviewAgain'>;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

export function createProfilesService(parts: Parts) {
  const { accounts, users, sessions, licences, limits, database, clock } = parts;

  /** Records the profile's licence number, if there is one. */
  const withLicence = async (tx: IdentityTx, user: User): Promise<User> =>
    (await licences.recordNumber(tx, user)) ? users.update(tx, user, {}) : user;

  return {
    /**
     * Creates an account with its profile and a session; a clinic's promotional code is claimed with it.
     * @throws DomainError VALIDATION_FAILED, CONFLICT `user.emailTaken`, RATE_LIMITED by address.
     */
    create: async (info: RequestInfo, input: unknown): Promise<OpenedSession> => {
      const { travelDistance, ...profile } = parseInput(createProfileRule, input);
      const account = {
        ...profile,
        ...derivedEducation(profile, clock.now()),
        ...(travelDistance !== null && { travelDistance }),
      };
      const { ended, ...opened } = await accounts.register(info, account, async (tx, created) => {
        const user = await withLicence(tx, created);
        return { ...(await sessions.openWithin(tx, info, user.id, null)), user };
      });
      await sessions.signalEnded(info, ended);
      return opened;
    },

    /** A new name has licences reviewed again. @throws DomainError UNAUTHENTICATED, RATE_LIMITED, VALIDATION_FAILED, CONFLICT. */
    update: async (
      info: RequestInfo,
      input: SentProfile,
      expectedVersion: number,
    ): Promise<User> => {
      const { userId } = requireViewer(info);
      await limits.consumeWriteQuota(info);
      return database.transaction(async (tx) => {
        const user = authorizeEdit(info, await users.lock(tx, userId));
        if (user.profileVersion !== expectedVersion)
          throw conflict('profile.stale', { reasons: ['stale_version'] });
        const change = profileChange(user, input, clock.now());
        const isNumberNew =
          typeof change.licenseNumber === 'string' && change.licenseNumber !== user.licenseNumber;
        const saved = await users.update(tx, user, change);
        const noted = isNumberNew ? await withLicence(tx, saved) : saved;
        // Licences were verified against the register under the former name.
        const isRenamed = saved.firstName !== user.firstName || saved.lastName !== user.lastName;
        return isRenamed ? licences.reviewAgain(tx, info, noted) : noted;
      });
    },
  };
}

export type ProfilesService = ReturnType<typeof createProfilesService>;
