import { logInRule } from '@tbt/contracts';
import {
  parseInput,
  requireViewer,
  unauthenticated,
  type Bus,
  type Clock,
  type RequestInfo,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import { requireSystem, type Passwords, type User, type UsersRepository } from '../users';
import { sessionExpiry, slideExpiry } from './session-lifetime';
import { createSessionToken, sessionTokenHash } from './session-token';
import type { SessionsRepository } from './sessions.repository';

export type SessionViewer = {
  userId: number;
  sessionId: number;
  role: User['role'];
  isAdmin: boolean;
  actingClinicId: number | null;
  expiresAt: Date;
};
export type OpenedSession = { token: string; expiresAt: Date; user: User };
type Ended = { userId: number; sessionId: number };

type Parts = {
  sessions: SessionsRepository;
  users: UsersRepository;
  passwords: Passwords;
  limits: IdentityLimits;
  database: IdentityDatabase;
  live: Bus['live'];
  clock: Clock;
};

const KEEP_ENDED_MS = 24 * 60 * 60 * 1000;

export function createSessionsService(parts: Parts) {
  const { sessions, users, passwords, limits, database, live, clock } = parts;

  async function revoke(tx: IdentityTx, sessionId: number | null | undefined) {
    if (!sessionId) return null;
    const userId = await sessions.revoke(tx, sessionId, clock.now());
    return userId === null ? null : { userId, sessionId };
  }

  const announce = async (ended: Ended | null) =>
    ended ? live.publish('session.revoked', ended) : undefined;

  /** Unknown, closed and wrong cost one verification each and answer alike. */
  async function authenticate(email: string, password: string): Promise<User> {
    const account = await sessions.credentials(email);
    const isRight = await passwords.verify(account?.passwordHash ?? null, password);
    const user = account && isRight ? (await users.byIds([account.userId]))[0] : undefined;
    if (!user) throw unauthenticated('session.badCredentials');
    return user;
  }

  return {
    /**
     * Opens a session and ends the one the caller came with.
     * @throws DomainError VALIDATION_FAILED, UNAUTHENTICATED, RATE_LIMITED by account or address.
     */
    logIn: async (info: RequestInfo, input: unknown): Promise<OpenedSession> => {
      const { email, password } = parseInput(logInRule, input);
      await limits.beginLogIn(info.address, email);
      const user = await authenticate(email, password);
      await limits.logInSucceeded(info.address, email);

      const token = createSessionToken();
      const tokenHash = sessionTokenHash(token);
      if (!tokenHash) throw new Error('a new token has the form of a token');
      const createdAt = clock.now();
      const expiresAt = sessionExpiry(createdAt, createdAt);
      const ended = await database.transaction(async (tx) => {
        await sessions.insert(tx, { userId: user.id, tokenHash, createdAt, expiresAt });
        return revoke(tx, info.viewer?.sessionId);
      });
      await announce(ended);
      return { token, expiresAt, user };
    },

    /** @throws DomainError UNAUTHENTICATED without a session. */
    logOut: async (info: RequestInfo): Promise<{ isLoggedOut: boolean }> => {
      const { sessionId } = requireViewer(info);
      await announce(await database.transaction((tx) => revoke(tx, sessionId)));
      return { isLoggedOut: true };
    },

    /** Whose open session the token is; null for any other token. For services only. */
    viewerOf: async (info: RequestInfo, token: string): Promise<SessionViewer | null> => {
      requireSystem(info);
      const tokenHash = sessionTokenHash(token);
      const now = clock.now();
      const session = tokenHash && (await sessions.openByTokenHash(tokenHash, now));
      if (!session) return null;
      const moved = slideExpiry(session, now);
      if (moved) await sessions.slide(session, moved, now);
      const { id: userId, role, isAdmin } = session.user;
      return {
        userId,
        sessionId: session.id,
        role,
        isAdmin,
        actingClinicId: role === 'clinic' ? userId : null,
        expiresAt: moved ?? session.expiresAt,
      };
    },

    /** Removes sessions that ended a day ago or earlier. */
    removeEnded: (): Promise<number> =>
      sessions.removeEndedBefore(new Date(clock.now().getTime() - KEEP_ENDED_MS)),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
