import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { CLINIC_ROLES, parseId, ROLES } from '@tbt/contracts';
import { systemInfo, unavailable } from '@tbt/service-kit';
import type { Bus, Logger, Viewer } from '@tbt/service-kit';
import type { SubgraphTransport } from './graph/subgraph-data-source';

export type ViewerReader = {
  /**
   * Null for an expired, ended or forged token.
   * @throws DomainError UNAVAILABLE when identity is unreachable and no recent answer is cached.
   */
  read(token: string, requestId: string): Promise<Viewer | null>;
  /** Evicts one session, or all of the user's without `sessionId`. */
  forget(ended: { userId: number; sessionId: number | null }): void;
  close(): void;
};

const FRESH_MS = 5_000;
// While identity is down sessions cannot be ended either, so cached answers stay valid longer.
const STALE_MS = 5 * 60_000;
const SESSIONS_MAX = 50_000;
// Invalid tokens are cached separately, so that made-up ones evict no session.
const STRANGERS_MAX = 5_000;

const SESSION_VIEWER = `query SessionViewer($token: String!) {
  sessionViewer(token: $token) { userId sessionId role isAdmin actingClinicId clinicRole }
}`;

type CachedViewer<V = Viewer | null> = { viewer: V; readAt: number };

function toViewer(row: Record<string, unknown> | null | undefined): Viewer | null {
  const userId = parseId(row?.userId);
  const sessionId = parseId(row?.sessionId);
  if (!row || userId === null || sessionId === null) return null;
  return {
    userId,
    sessionId,
    role: ROLES.find((role) => role === row.role) ?? null,
    isAdmin: row.isAdmin === true,
    actingClinicId: parseId(row.actingClinicId),
    clinicRole: CLINIC_ROLES.find((role) => role === row.clinicRole) ?? null,
  };
}

/** Asks identity as the gateway and caches each answer for five seconds. */
export function createViewerReader(options: {
  identity: SubgraphTransport;
  bus: Pick<Bus, 'live'>;
  logger: Logger;
  now?: () => number;
}): ViewerReader {
  const { identity, logger, now = Date.now } = options;
  const known = new LRUCache<string, CachedViewer<Viewer>>({ max: SESSIONS_MAX });
  const strangers = new LRUCache<string, CachedViewer<null>>({ max: STRANGERS_MAX });
  const asked = new Map<string, Promise<Viewer | null>>();
  let endings = 0;

  const ask = async (token: string, requestId: string): Promise<Viewer | null> => {
    const info = systemInfo('gateway', requestId);
    const { data, errors } = await identity.execute(
      { query: SESSION_VIEWER, variables: { token }, operationName: 'SessionViewer' },
      info,
    );
    if (errors?.length) throw new Error(errors[0]?.message ?? 'refused');
    return toViewer(data?.sessionViewer as Record<string, unknown> | null);
  };

  const lastOf = (key: string): CachedViewer | undefined => known.get(key) ?? strangers.get(key);

  const keep = (key: string, viewer: Viewer | null) => {
    const readAt = now();
    if (viewer) {
      strangers.delete(key);
      known.set(key, { viewer, readAt });
    } else {
      known.delete(key);
      strangers.set(key, { viewer, readAt });
    }
  };

  const refresh = async (key: string, token: string, requestId: string) => {
    const endingsBefore = endings;
    try {
      const viewer = await ask(token, requestId);
      // A session may have ended while the answer was in flight: it is not cached.
      if (endings === endingsBefore) keep(key, viewer);
      return viewer;
    } catch (error) {
      const last = lastOf(key);
      if (last && now() - last.readAt < STALE_MS) return last.viewer;
      logger.warn({ requestId, reason: String(error) }, 'identity could not be asked');
      throw unavailable();
    } finally {
      asked.delete(key);
    }
  };

  const forget: ViewerReader['forget'] = ({ userId, sessionId }) => {
    endings += 1;
    for (const [key, { viewer }] of known.entries()) {
      if (viewer.userId !== userId) continue;
      if (sessionId === null || viewer.sessionId === sessionId) known.delete(key);
    }
  };
  const stopRevoked = options.bus.live.subscribe('session.revoked', forget);
  const stopChanged = options.bus.live.subscribe('session.changed', forget);
  // Sessions may have ended unheard; while identity is away the last answers stay.
  const stopMissed = options.bus.live.onMissed(() => {
    endings += 1;
    for (const cached of known.values()) cached.readAt = Math.min(cached.readAt, now() - FRESH_MS);
  });

  return {
    forget,
    close: () => {
      stopRevoked();
      stopChanged();
      stopMissed();
    },
    async read(token, requestId) {
      const key = createHash('sha256').update(token).digest('base64');
      const last = lastOf(key);
      if (last && now() - last.readAt < FRESH_MS) return last.viewer;
      const running = asked.get(key) ?? refresh(key, token, requestId);
      asked.set(key, running);
      return running;
    },
  };
}
