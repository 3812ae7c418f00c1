import {
  conflict,
  requireViewer,
  unauthenticated,
  validationFailed,
  type DomainError,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { KnownBrowsers } from '../sessions';
import type { Passwords, UsersQueries } from '../users';

type Parts = {
  users: UsersQueries;
  browsers: KnownBrowsers;
  passwords: Passwords;
  limits: IdentityLimits;
};

const wrongPassword = () =>
  validationFailed([{ path: ['currentPassword'], key: 'account.wrongPassword', values: {} }]);

/** Re-authentication before sensitive changes, against stolen sessions. */
export const createPasswordProof = ({ users, browsers, passwords, limits }: Parts) => ({
  /**
   * Failures count against the session. @returns the verified hash.
   * @throws DomainError UNAUTHENTICATED, RATE_LIMITED, and `refusal` for a wrong password.
   */
  verify: async (
    info: RequestInfo,
    password: string,
    refusal: () => DomainError = wrongPassword,
  ): Promise<string> => {
    const { userId } = requireViewer(info);
    const [user] = await users.byIds([userId]);
    const passwordHash = await users.passwordHash(userId);
    if (!user?.isActive || passwordHash === null) throw unauthenticated();
    const knownAs = await browsers.knownAs(info, { userId, passwordHash });
    const attempt = { email: user.email, address: info.address, knownAs };
    await limits.beginLogIn(attempt);
    if (!(await passwords.verify(passwordHash, password))) throw refusal();
    await limits.logInSucceeded(attempt);
    return passwordHash;
  },

  /** Repeated in the transaction that locks the user. @throws DomainError CONFLICT when the password changed since. */
  requireUnchanged: async (tx: IdentityTx, userId: number, provenHash: string): Promise<void> => {
    if ((await users.passwordHash(userId, tx)) !== provenHash) throw conflict();
  },
});

export type PasswordProof = ReturnType<typeof createPasswordProof>;
