import { randomUUID } from 'node:crypto';
import { actingUserId, RELAY_HEADERS, type Viewer } from '@tbt/service-kit';
import type { WebSocket } from 'ws';
import type { GraphContext } from '../graph/graph-context';
import type { CallerReader } from '../request-caller';
import type { SessionToken } from '../session-cookie';
import { PROXY_SECRET_HEADER, type CallerRequest } from '../trusted-proxy';

/** Read for every frame and event. */
export type SocketCaller = () => Promise<GraphContext>;

/** An open socket and for whom it was opened; all that know it share the record. */
export type Peer = {
  readonly socket: WebSocket;
  /** Of the account, whomever it acts for. */
  readonly userId: number;
  readonly sessionId: number | null;
  readonly actorId: number;
  readonly caller: SocketCaller;
};

export const toPeer = (socket: WebSocket, viewer: Viewer, caller: SocketCaller): Peer => ({
  ...{ socket, userId: viewer.userId, sessionId: viewer.sessionId },
  ...{ actorId: actingUserId(viewer), caller },
});

/** Whether the session still acts for whom the socket was opened. */
export const isActingAs = (viewer: Viewer | null, actorId: number): boolean =>
  viewer !== null && actingUserId(viewer) === actorId;

const KEPT_HEADERS = [
  ...['authorization', 'cookie', 'accept-language', 'user-agent', 'origin', 'host'],
  ...['sec-fetch-site', ...RELAY_HEADERS, 'x-forwarded-host', PROXY_SECRET_HEADER],
];

/** The request itself would stay in memory as long as its socket. */
function keptRequest({ headers, socket: { remoteAddress } }: CallerRequest): CallerRequest {
  const kept = KEPT_HEADERS.filter((name) => headers[name] !== undefined);
  return {
    headers: Object.fromEntries(kept.map((name) => [name, headers[name]])),
    socket: { remoteAddress },
  };
}

/** The upgrade checked the origin, so nothing on the socket is cross-site. */
export function socketCaller(
  readCaller: CallerReader,
  request: CallerRequest,
  session?: SessionToken | null,
): SocketCaller {
  const kept = keptRequest(request);
  return async () => {
    const context = await readCaller(kept, randomUUID(), session);
    return { ...context, isForgeable: false };
  };
}
