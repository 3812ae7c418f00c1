import {
  changeLanguageRule,
  isProfessionalRole,
  LIMITS,
  newAccountRule,
  type Locale,
} from '@tbt/contracts';
import {
  conflict,
  idempotent,
  onConstraint,
  parseInput,
  requireViewer,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import { refuseCommonPassword } from './common-passwords';
import { profileChange, type ProfileInput } from './users.inputs';
import type { Passwords } from './password-hashing';
import { authorizeEdit, requireSystem } from './users.policy';
import type { NewUser, User, UsersQueries } from './users.queries';

export type NewAccount = Omit<NewUser, 'passwordHash' | 'createdAt' | 'promotionalCode'> & {
  password: string;
  /** As typed. */
  promotionalCode: string | null;
  /** Of the link that led here; an unknown one is ignored. */
  referralCode?: string | null;
  isEmailProven?: boolean;
};

type Parts = {
  users: UsersQueries;
  referrals: { join: (tx: IdentityTx, user: User, code?: string | null) => Promise<void> };
  promotions: { claim: (tx: IdentityTx, user: User, code: string) => Promise<User> };
  passwords: Passwords;
  limits: IdentityLimits;
  database: IdentityDatabase;
  requestConfirmation: (tx: IdentityTx, user: User) => Promise<void>;
  recordAgreement: (tx: IdentityTx, userId: number, locale: Locale) => Promise<void>;
  clock: Clock;
};

export function createUsersService(parts: Parts) {
  const { users, promotions, referrals, passwords, limits, database, clock } = parts;
  const { requestConfirmation, recordAgreement } = parts;
  const taken = () => conflict('user.emailTaken', { path: ['email'] });
  const refuseTaken = async (info: RequestInfo, refusal = taken()): Promise<never> => {
    await limits.countTaken(info.address);
    throw refusal;
  };

  const registerAdmitted = async <T>(
    info: RequestInfo,
    {
      password,
      promotionalCode,
      referralCode,
      isEmailProven = info.system !== null,
      ...person
    }: NewAccount,
    complete: (tx: IdentityTx, user: User) => Promise<T>,
  ): Promise<T> => {
    // The password is left out: a fast hash of it must not be stored.
    const call = { operation: 'register', input: { ...person, promotionalCode } };
    const known = await users.byEmail(person.email);
    // Early check before hashing; the constraint decides.
    if (known) {
      const refusal = taken();
      const made = await database
        .transaction((tx) =>
          idempotent<{ userId: number }>(info, tx, call, () => Promise.reject(refusal)),
        )
        .catch((error: unknown) => {
          if (error === refusal) return refuseTaken(info, refusal);
          throw error;
        });
      const isSame =
        made.userId === known.id &&
        (await passwords.verify(await users.passwordHash(known.id), password));
      if (!isSame) return refuseTaken(info);
      return database.transaction((tx) => complete(tx, known));
    }
    const stored = limits.countAccount(info.address, async () => {
      const passwordHash = await passwords.hash(password);
      const isProfessional = isProfessionalRole(person.role);
      const defaults = { travelDistance: isProfessional ? LIMITS.travelDistanceDefault : null };
      const createdAt = clock.now();
      const emailConfirmedAt = isEmailProven ? createdAt : null;
      const reach = { locale: info.locale, emailConfirmedAt };
      const data = { ...defaults, ...person, ...reach, passwordHash, createdAt };
      const insert = async (tx: IdentityTx): Promise<User> => {
        const user = await users.insert(tx, data);
        await referrals.join(tx, user, referralCode);
        if (info.system === null) {
          if (!isEmailProven) await requestConfirmation(tx, user);
          await recordAgreement(tx, user.id, info.locale);
        }
        return promotionalCode ? promotions.claim(tx, user, promotionalCode) : user;
      };
      return database.transaction(async (tx) => {
        const made: { user?: User } = {};
        await idempotent(info, tx, call, async () => {
          made.user = await insert(tx);
          return { userId: made.user.id };
        });
        // The first call ended between the check of the address and here.
        if (!made.user) throw conflict('problem.idempotencyRunning', { retryAfterSeconds: 1 });
        return complete(tx, made.user);
      });
    });
    return stored.catch((error: unknown) =>
      onConstraint(error, {
        users_email_key: taken,
      }),
    );
  };

  /**
   * The only way to create an account; related records are inserted in the same transaction.
   * Idempotent by key, facts and password. Services vouch for the user: no confirmation link, no consent.
   * @throws DomainError VALIDATION_FAILED, CONFLICT `user.emailTaken`, RATE_LIMITED by address.
   */
  const register = async <T>(
    info: RequestInfo,
    account: NewAccount,
    complete: (tx: IdentityTx, user: User) => Promise<T>,
  ): Promise<T> => {
    refuseCommonPassword(account.password);
    return passwords.admit(() => registerAdmitted(info, account, complete), info.address);
  };

  return {
    register,

    /** Opens no session. @throws DomainError VALIDATION_FAILED, CONFLICT `user.emailTaken`, RATE_LIMITED by address. */
    signUp: async (info: RequestInfo, input: unknown): Promise<User> =>
      register(info, parseInput(newAccountRule, input), async (_tx, user) => user),

    /** @throws DomainError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN unless the user. */
    updateProfile: (info: RequestInfo, id: number, input: ProfileInput): Promise<User> =>
      database.transaction(async (tx) => {
        const user = authorizeEdit(info, await users.lock(tx, id));
        return users.update(tx, user, profileChange(user, input, clock.now()));
      }),

    /** @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, RATE_LIMITED. */
    changeLanguage: async (info: RequestInfo, input: unknown): Promise<User> => {
      const { userId } = requireViewer(info);
      const { locale } = parseInput(changeLanguageRule, input);
      await limits.consumeWriteQuota(info);
      return database.transaction(async (tx) => {
        const user = authorizeEdit(info, await users.lock(tx, userId));
        return user.locale === locale ? user : users.update(tx, user, { locale });
      });
    },

    /** For tools and services; null for an unknown address. */
    byEmail: async (info: RequestInfo, email: string): Promise<User | null> => {
      requireSystem(info);
      return users.byEmail(email.trim());
    },
  };
}

export type UsersService = ReturnType<typeof createUsersService>;
