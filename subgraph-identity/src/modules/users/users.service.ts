import { isProfessionalRole, signUpRule } from '@tbt/contracts';
import { conflict, onConstraint, parseInput, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import type { IdentityLimits } from '../../limits';
import { profileChange, type ProfileInput } from './users.inputs';
import type { Passwords } from './users.passwords';
import { authorizeEdit, requireSystem } from './users.policy';
import type { NewUser, User, UsersRepository } from './users.repository';

const DEFAULT_TRAVEL_KM = 25;

type Parts = {
  users: UsersRepository;
  passwords: Passwords;
  limits: IdentityLimits;
  database: IdentityDatabase;
  clock: Clock;
};

export function createUsersService({ users, passwords, limits, database, clock }: Parts) {
  const insert = (data: NewUser): Promise<User> =>
    database
      .transaction((tx) => users.insert(tx, data))
      .catch((error: unknown) =>
        onConstraint(error, {
          users_email_key: () => conflict('user.emailTaken', { path: ['email'] }),
        }),
      );

  return {
    /**
     * Creates an account; opens no session. Only the rule's fields are stored.
     * @throws DomainError VALIDATION_FAILED, CONFLICT `user.emailTaken`, RATE_LIMITED by address.
     */
    signUp: async (info: RequestInfo, input: unknown): Promise<User> => {
      const { password, ...person } = parseInput(signUpRule, input);
      const taken = await users.byEmail(person.email);
      // Said before the password is hashed: a refused address costs no work. The constraint decides.
      if (taken) throw conflict('user.emailTaken', { path: ['email'] });
      return limits.countAccount(info.address, async () =>
        insert({
          ...person,
          passwordHash: await passwords.hash(password),
          travelDistance: isProfessionalRole(person.role) ? DEFAULT_TRAVEL_KM : null,
          createdAt: clock.now(),
        }),
      );
    },

    /** @throws DomainError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for anybody but the person. */
    updateProfile: (info: RequestInfo, id: number, input: ProfileInput): Promise<User> =>
      database.transaction(async (tx) => {
        const user = authorizeEdit(info, await users.lock(tx, id));
        return users.update(tx, user, profileChange(user, input, clock.now()));
      }),

    /** For tools and services; null when nobody has the address. */
    byEmail: async (info: RequestInfo, email: string): Promise<User | null> => {
      requireSystem(info);
      return users.byEmail(email.trim());
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
