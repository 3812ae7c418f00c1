import { conflict, notFound, onConstraint, type Clock, type RequestInfo } from '@tbt/service-kit';
import type { IdentityDatabase } from '../../database';
import {
  parseNewPassword,
  requireSystem,
  type Passwords,
  type User,
  type UsersQueries,
} from '../users';
import { administratorRule, type AdministratorInput } from './admin.inputs';
import type { AuditQueries } from './audit.queries';

type Parts = {
  users: UsersQueries;
  audit: AuditQueries;
  passwords: Passwords;
  database: IdentityDatabase;
  clock: Clock;
};

/** For command-line tools only; not reachable through the API. */
export const createAdminService = ({ users, audit, passwords, database, clock }: Parts) => ({
  /** Idempotent. @throws DomainError FORBIDDEN unless a service acts, NOT_FOUND for an unknown e-mail. */
  grant: async (info: RequestInfo, email: string): Promise<User> => {
    requireSystem(info);
    const found = await users.byEmail(email.trim());
    if (!found) throw notFound();
    return database.transaction(async (tx) => {
      const user = await users.lock(tx, found.id);
      if (!user) throw notFound();
      if (user.isAdmin) return user;
      await audit.append(tx, info, clock.now(), 'admin.granted', `user:${user.id}`, {
        personId: user.id,
      });
      return users.update(tx, user, { isAdmin: true });
    });
  },

  /** @throws DomainError FORBIDDEN unless a service acts, VALIDATION_FAILED, CONFLICT. */
  create: async (info: RequestInfo, input: AdministratorInput): Promise<User> => {
    requireSystem(info);
    const { password, ...person } = parseNewPassword(administratorRule, input);
    const passwordHash = await passwords.hash(password);
    const createdAt = clock.now();
    return database
      .transaction(async (tx) => {
        const vouched = { isAdmin: true, emailConfirmedAt: createdAt, createdAt };
        const user = await users.insert(tx, { ...person, ...vouched, passwordHash });
        await audit.append(tx, info, createdAt, 'admin.created', `user:${user.id}`, {
          personId: user.id,
        });
        return user;
      })
      .catch((error: unknown) =>
        onConstraint(error, {
          users_email_key: () => conflict('user.emailTaken', { path: ['email'] }),
        }),
      );
  },
});

export type AdminService = ReturnType<typeof createAdminService>;
