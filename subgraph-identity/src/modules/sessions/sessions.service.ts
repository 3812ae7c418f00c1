import { endSessionRule, logInRule, type ClinicRole } from '@tbt/contracts';
import {
  notFound,
  parseInput,
  requireViewer,
  unauthenticated,
  type Bus,
  type Clock,
  type RequestInfo,
  type Viewer,
} from '@tbt/service-kit';
import type { IdentityDatabase, IdentityTx } from '../../database';
import type { IdentityLimits } from '../../limits';
import { requireSystem, type Passwords, type User, type UsersQueries } from '../users';
import { createSecretToken, secretTokenHash } from '../../secret-token';
import type { KnownBrowsers } from './known-browsers';
import { deviceOf } from './session-device';
import { isTouchDue, sessionExpiry } from './session-lifetime';
import type { Credentials, Session, SessionsQueries } from './sessions.queries';

export type SessionViewer = {
  userId: number;
  sessionId: number;
  role: User['role'];
  isAdmin: boolean;
  actingClinicId: number | null;
  clinicRole: ClinicRole | null;
  expiresAt: Date;
};
export type OpenedSession = { token: string; expiresAt: Date; user: User; browserToken: string };

type Parts = {
  sessions: SessionsQueries;
  browsers: KnownBrowsers;
  users: UsersQueries;
  passwords: Passwords;
  limits: IdentityLimits;
  database: IdentityDatabase;
  live: Bus['live'];
  clock: Clock;
};

const KEEP_ENDED_MS = 24 * 60 * 60 * 1000;

export function createSessionsService(parts: Parts) {
  const { sessions, browsers, users, passwords, limits, database, live, clock } = parts;

  const end = (tx: IdentityTx, { userId, sessionId }: Viewer): Promise<number[]> =>
    sessionId === null
      ? Promise.resolve([])
      : sessions.revokeOf(tx, userId, { id: sessionId }, clock.now());

  const announce = async ({ viewer }: RequestInfo, ended: readonly number[]): Promise<void> => {
    if (!viewer) return;
    const { userId } = viewer;
    for (const sessionId of ended) await live.publish('session.revoked', { userId, sessionId });
  };

  /** Ends the caller's previous session. @param verifiedHash null for an account being created. */
  async function openWithin(
    tx: IdentityTx,
    info: RequestInfo,
    userId: number,
    verifiedHash: string | null,
  ) {
    const { token, tokenHash } = createSecretToken();
    const createdAt = clock.now();
    const expiresAt = sessionExpiry(createdAt, createdAt);
    const from = { device: deviceOf(info.userAgent), address: info.address };
    const session = { userId, tokenHash, createdAt, expiresAt, ...from };
    const isOpen = await sessions.insert(tx, session, verifiedHash);
    if (!isOpen) throw unauthenticated('session.badCredentials');
    const browserToken = await browsers.remember(info, userId, tx);
    const ended = info.viewer ? await end(tx, info.viewer) : [];
    return { token, expiresAt, browserToken, ended };
  }

  /** Null unless the account that is named, not any other one, knows the caller's session or browser. */
  async function knownAsTo(info: RequestInfo, email: string): Promise<string | null> {
    if (!info.viewer && !info.browserToken) return null;
    return browsers.knownAs(info, await sessions.credentials(email));
  }

  /** Unknown, closed and wrong take the same time and give the same answer. */
  async function authenticate(account: Credentials | null, password: string) {
    const isRight = await passwords.verify(account?.passwordHash ?? null, password);
    const user = account && isRight ? (await users.byIds([account.userId]))[0] : undefined;
    if (!account || !user) throw unauthenticated('session.badCredentials');
    return { user, verifiedHash: account.passwordHash };
  }

  return {
    openWithin,

    rememberBrowser: browsers.remember,
    /** Call after the commit of `openWithin`. */
    signalEnded: announce,

    /**
     * Ends the caller's previous session.
     * @throws DomainError VALIDATION_FAILED, UNAUTHENTICATED, RATE_LIMITED by session or browser, otherwise by account and address.
     */
    logIn: async (info: RequestInfo, input: unknown): Promise<OpenedSession> => {
      const { email, password } = parseInput(logInRule, input);
      await limits.refuseKnownFlood(info.address, () => knownAsTo(info, email));
      // Before the attempt is counted: a refusal reveals nothing about the password.
      return passwords.admit(async () => {
        const account = await sessions.credentials(email);
        const knownAs = await browsers.knownAs(info, account);
        const attempt = { email, address: info.address, knownAs };
        await limits.beginLogIn(attempt);
        const { user, verifiedHash } = await authenticate(account, password);
        await limits.logInSucceeded(attempt);

        const { ended, ...opened } = await database.transaction((tx) =>
          openWithin(tx, info, user.id, verifiedHash),
        );
        await announce(info, ended);
        return { ...opened, user };
      }, info.address);
    },

    /** @throws DomainError UNAUTHENTICATED without a session. */
    logOut: async (info: RequestInfo): Promise<{ isLoggedOut: boolean }> => {
      const viewer = requireViewer(info);
      await announce(info, await database.transaction((tx) => end(tx, viewer)));
      return { isLoggedOut: true };
    },

    mine: ({ viewer }: RequestInfo): Promise<Session[]> =>
      viewer ? sessions.openOf(viewer.userId, clock.now()) : Promise.resolve([]),

    /** @throws DomainError UNAUTHENTICATED, NOT_FOUND unless an open session of the viewer. */
    endOne: async (info: RequestInfo, input: unknown): Promise<void> => {
      const { userId } = requireViewer(info);
      const { sessionId } = parseInput(endSessionRule, input);
      const ended = await database.transaction((tx) =>
        sessions.revokeOf(tx, userId, { id: sessionId }, clock.now()),
      );
      if (ended.length === 0) throw notFound();
      await announce(info, ended);
    },

    /**
     * Ends every other session of the viewer and forgets other browsers.
     * @returns the cookie of the viewer's browser when it was known. @throws DomainError UNAUTHENTICATED.
     */
    endOthers: async (info: RequestInfo): Promise<string | null> => {
      const { userId, sessionId } = requireViewer(info);
      const isKnown = await browsers.isKnown(info, userId);
      const { ended, browserToken } = await database.transaction(async (tx) => {
        await browsers.forget(tx, userId);
        return {
          ended: await sessions.revokeOf(tx, userId, { exceptId: sessionId }, clock.now()),
          browserToken: isKnown ? await browsers.remember(info, userId, tx) : null,
        };
      });
      await announce(info, ended);
      return browserToken;
    },

    /** Null for an invalid token. For services only. */
    viewerOf: async (info: RequestInfo, token: string): Promise<SessionViewer | null> => {
      requireSystem(info);
      const tokenHash = secretTokenHash(token);
      const now = clock.now();
      const session = tokenHash && (await sessions.openByTokenHash(tokenHash, now));
      if (!session) return null;
      const isDue = isTouchDue(session.lastUsedAt, now);
      const expiresAt = isDue ? sessionExpiry(session.createdAt, now) : session.expiresAt;
      if (isDue) await sessions.touch(session, expiresAt, now);
      const { id: userId, role, isAdmin } = session.user;
      return {
        userId,
        sessionId: session.id,
        role: session.acting ? 'clinic' : role,
        isAdmin,
        actingClinicId: session.acting?.clinicId ?? null,
        clinicRole: session.acting?.role ?? null,
        expiresAt,
      };
    },

    removeEnded: (): Promise<number> =>
      sessions.removeEndedBefore(new Date(clock.now().getTime() - KEEP_ENDED_MS)),
  };
}

export type SessionsService = ReturnType<typeof createSessionsService>;
