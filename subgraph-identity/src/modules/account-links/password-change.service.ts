import { changePasswordRule, resetPasswordRule } from '@tbt/contracts';
import {
  appendOutbox,
  conflict,
  requireViewer,
  type Bus,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import type { SessionsRepository } from '../sessions';
import { parseNewPassword, type Passwords, type User, type UsersRepository } from '../users';
import type { LinkOpener } from './account-links.opener';
import type { AccountLinksRepository } from './account-links.repository';
import type { PasswordProof } from './password-proof';

type Parts = {
  users: UsersRepository;
  sessions: SessionsRepository;
  links: AccountLinksRepository;
  opener: LinkOpener;
  proof: PasswordProof;
  passwords: Passwords;
  limits: IdentityLimits;
  database: IdentityDatabase;
  live: Bus['live'];
  clock: Clock;
};

export function createPasswordChangeService(parts: Parts) {
  const { users, sessions, links, opener, proof, passwords, limits, database, live, clock } = parts;

  /** Whoever knew the old password, or holds a link made under it, is left with nothing. */
  async function change(tx: IdentityTx, user: User, hash: string, keptSession: number | null) {
    const now = clock.now();
    await users.setPassword(tx, user, hash);
    await sessions.revokeOf(tx, user.id, { exceptId: keptSession }, now);
    await links.remove(tx, user.id, ['reset-password', 'change-email']);
    await appendOutbox(tx, 'account.security-changed', {
      userId: user.id,
      change: 'password',
      sealedFormerEmail: null,
      at: now.toISOString(),
    });
  }

  const closeSockets = (userId: number) =>
    live.publish('session.revoked', { userId, sessionId: null });

  return {
    /**
     * By a mailed link, which proves the address as well; every session ends.
     * @throws DomainError VALIDATION_FAILED, CONFLICT `account.linkInvalid`.
     */
    reset: async (input: unknown): Promise<{ email: string }> => {
      const { token, password } = parseNewPassword(resetPasswordRule, input);
      const link = await opener.find(token, ['reset-password']);
      const hash = await passwords.hash(password);
      const { id, email } = await opener.use(link, async (tx, user) => {
        await change(tx, user, hash, null);
        if (!user.emailConfirmedAt) await users.update(tx, user, { emailConfirmedAt: clock.now() });
        return user;
      });
      await limits.clearLogIns(email);
      await closeSockets(id);
      return { email };
    },

    /**
     * By who knows the current one; every other session ends.
     * @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, RATE_LIMITED for guessing, CONFLICT when
     * it was changed at the same time.
     */
    change: async (info: RequestInfo, input: unknown): Promise<void> => {
      const { userId, sessionId } = requireViewer(info);
      const { currentPassword, password } = parseNewPassword(changePasswordRule, input);
      const provenHash = await proof.verify(info, currentPassword);
      const hash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        const user = await users.lock(tx, userId);
        if (!user) throw conflict();
        await proof.requireStill(tx, userId, provenHash);
        await change(tx, user, hash, sessionId);
      });
      await closeSockets(userId);
    },
  };
}

export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>;
