import {
  conflict,
  requireViewer,
  unauthenticated,
  validationFailed,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { Passwords, UsersRepository } from '../users';

type Parts = { users: UsersRepository; passwords: Passwords; limits: IdentityLimits };

/** Asks for the password again before what a borrowed session must not do. */
export const createPasswordProof = ({ users, passwords, limits }: Parts) => ({
  /**
   * A wrong one counts as a failed log-in.
   * @returns the hash that it fits.
   * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, VALIDATION_FAILED at `currentPassword`.
   */
  verify: async (info: RequestInfo, password: string): Promise<string> => {
    const { userId } = requireViewer(info);
    const [user] = await users.byIds([userId]);
    const hash = await users.passwordHash(userId);
    if (!user?.isActive || hash === null) throw unauthenticated();
    const attempt = { email: user.email, address: info.address, isKnown: true };
    await limits.beginLogIn(attempt);
    if (!(await passwords.verify(hash, password))) {
      throw validationFailed([
        { path: ['currentPassword'], key: 'account.wrongPassword', values: {} },
      ]);
    }
    await limits.logInSucceeded(attempt);
    return hash;
  },

  /**
   * Asked again inside the transaction that holds the person's row: a password that was changed since
   * proves nothing.
   * @throws DomainError CONFLICT.
   */
  requireStill: async (tx: IdentityTx, userId: number, provenHash: string): Promise<void> => {
    if ((await users.passwordHash(userId, tx)) !== provenHash) throw conflict();
  },
});

export type PasswordProof = ReturnType<typeof createPasswordProof>;
