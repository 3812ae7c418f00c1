import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { actingUserId, type Viewer } from '@tbt/service-kit';
import type { GraphContext } from '../graph/graph-context';
import type { CallerReader } from '../request-caller';
import type { SessionToken } from '../session-cookie';

/** Read for every frame and event. */
export type SocketCaller = () => Promise<GraphContext>;

/** Whether the session still acts for whom the socket was opened. */
export const isActingAs = (viewer: Viewer | null, actorId: number): boolean =>
  viewer !== null && actingUserId(viewer) === actorId;

/** The upgrade checked the origin, so nothing on the socket is cross-site. */
export function socketCaller(
  readCaller: CallerReader,
  request: IncomingMessage,
  session?: SessionToken | null,
): SocketCaller {
  return async () => {
    const context = await readCaller(request, randomUUID(), session);
    return { ...context, isForgeable: false };
  };
}
