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
import type { KnownBrowsers, SessionsQueries, SessionsService } from '../sessions';
import { parseNewPassword, type Passwords, type User, type UsersQueries } from '../users';
import type { LinkOpener } from './open-link';
import type { AccountLinksQueries } from './account-links.queries';
import type { PasswordProof } from './password-proof';

type Parts = {
  users: UsersQueries;
  sessions: SessionsQueries;
  browsers: KnownBrowsers;
  sessionsService: Pick<SessionsService, 'openWithin'>;
  links: AccountLinksQueries;
  opener: LinkOpener;
  proof: PasswordProof;
  passwords: Passwords;
  limits: IdentityLimits;
  database: IdentityDatabase;
  live: Bus['live'];
  clock: Clock;
};

/** `browserToken`: null unless the browser was known, as for programs. */
export type RenewedSession = { token: string; expiresAt: Date; browserToken: string | null };

export function createPasswordChangeService(parts: Parts) {
  const { users, sessions, sessionsService, links, opener, proof, passwords } = parts;
  const { limits, database, live, clock } = parts;

  /** Revokes every session, link and known browser of the old password. */
  async function change(tx: IdentityTx, user: User, hash: string) {
    const now = clock.now();
    await users.setPassword(tx, user, hash);
    await parts.browsers.forget(tx, user.id);
    await sessions.revokeOf(tx, user.id, { exceptId: null }, now);
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
    /** Confirms the address, ends every session. @throws DomainError VALIDATION_FAILED, CONFLICT `account.linkInvalid`. */
    reset: async (
      info: RequestInfo,
      input: unknown,
    ): Promise<{ email: string; browserToken: string }> => {
      const { token, password } = parseNewPassword(resetPasswordRule, input);
      const link = await opener.find(token, ['reset-password']);
      const hash = await passwords.hash(password);
      const { id, email } = await opener.use(link, async (tx, user) => {
        await change(tx, user, hash);
        if (!user.emailConfirmedAt) await users.update(tx, user, { emailConfirmedAt: clock.now() });
        return user;
      });
      await limits.clearLogIns(email);
      await closeSockets(id);
      return { email, browserToken: await parts.browsers.remember(info, id) };
    },

    /**
     * Changes with the current password; ends every session and opens a new one for the viewer.
     * @throws DomainError UNAUTHENTICATED, VALIDATION_FAILED, RATE_LIMITED, CONFLICT when changed concurrently.
     */
    change: async (info: RequestInfo, input: unknown): Promise<RenewedSession> => {
      const { userId } = requireViewer(info);
      const { currentPassword, password } = parseNewPassword(changePasswordRule, input);
      const provenHash = await proof.verify(info, currentPassword);
      const hash = await passwords.hash(password);
      const isKnown = await parts.browsers.isKnown(info, userId);
      const { token, expiresAt, browserToken } = await database.transaction(async (tx) => {
        const user = await users.lock(tx, userId);
        if (!user) throw conflict();
        await proof.requireUnchanged(tx, userId, provenHash);
        await change(tx, user, hash);
        return sessionsService.openWithin(tx, info, userId, hash);
      });
      await closeSockets(userId);
      return { token, expiresAt, browserToken: isKnown ? browserToken : null };
    },
  };
}

export type PasswordChangeService = ReturnType<typeof createPasswordChangeService>;
