import { setTimeout as pause } from 'node:timers/promises';
import { actingUserId, type Logger, type Viewer } from '@tbt/service-kit';
import { messageText, negotiateLocale, type Locale } from '@tbt/contracts';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { GraphExecutor } from '../graph/execute-operation';
import type { CallerReader } from '../request-caller';
import { boundedSend } from './bounded-send';
import { CLOSE } from './close-codes';
import { createFrameBudget, type FrameBudget } from './frame-budget';
import { FRAME_BYTES_MAX } from './frame-size';
import { refusalOf, runCommand } from './json-commands';
import type { ServerFrame } from './json-commands';
import { readFrame } from './json-frames';
import type { ClientFrame } from './json-frames';
import type { JsonPush } from './json-push';
import type { LiveSockets } from './live-sockets';
import type { Presence } from './presence';
import { socketCaller, toPeer, type Peer } from './socket-caller';

export type JsonSocketOptions = {
  executor: Pick<GraphExecutor, 'execute'>;
  readCaller: CallerReader;
  push: JsonPush;
  presence: Presence;
  live: LiveSockets;
  logger: Logger;
};

const FRAMES_WAITING_MAX = 32;
const MILLISECONDS = 1000;

export function createJsonSocket(options: JsonSocketOptions): WebSocketServer {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX });
  const budget = createFrameBudget();
  server.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', () => socket.terminate());
    serve(socket, request, { ...options, budget }).catch((error: unknown) => {
      options.logger.error({ err: error }, 'a socket could not be served');
      socket.close(CLOSE.tryLater);
    });
  });
  return server;
}

type Serving = JsonSocketOptions & { budget: FrameBudget };

async function serve(socket: WebSocket, request: IncomingMessage, options: Serving) {
  const { readCaller, push, presence, live } = options;
  const caller = socketCaller(readCaller, request);
  // Backpressure until the socket is authenticated.
  socket.pause();
  const { info, isViewerUnknown } = await caller().finally(() => socket.resume());
  const { viewer } = info;
  if (!viewer) return socket.close(isViewerUnknown ? CLOSE.tryLater : CLOSE.unauthenticated);

  const peer = toPeer(socket, viewer, caller);
  if (!live.add(peer)) return;
  push.add(peer);
  presence.add(peer.actorId);
  socket.on('close', () => {
    live.remove(peer);
    push.remove(peer);
    presence.remove(peer.actorId);
  });
  answerFrames(peer, negotiateLocale(request.headers['accept-language']), options);
}

const IDLE = Promise.resolve();

/** Handles frames one at a time; above the user's budget, the rest waits in the client's buffer. */
function answerFrames(peer: Peer, locale: Locale, serving: Serving): void {
  const { socket } = peer;
  let turn = IDLE;
  let waiting = 0;
  socket.on('message', (data, isBinary) => {
    const text = isBinary ? '' : String(data);
    waiting += 1;
    if (waiting >= FRAMES_WAITING_MAX) socket.pause();
    turn = turn
      .then(async () => {
        // The socket closed while the frame was queued.
        if (socket.readyState !== socket.OPEN) return;
        const refusal = await serving.budget.refusalOf('frames', peer.actorId);
        if (refusal) {
          const { code, key, values, retryAfterSeconds = 1 } = refusal;
          boundedSend(socket, { type: 'error', code, message: messageText(locale, key, values) });
          return pause(retryAfterSeconds * MILLISECONDS, undefined, { ref: false });
        }
        const read = readFrame(text, locale);
        const answer = read.ok ? await answerFrame(read.frame, peer, serving) : read.error;
        if (answer) boundedSend(socket, answer);
      })
      .catch((error: unknown) => {
        serving.logger.error({ err: error }, 'a frame failed');
        const message = messageText(locale, 'problem.unavailable');
        boundedSend(socket, { type: 'error', code: 'INTERNAL', message });
      })
      .finally(() => {
        waiting -= 1;
        if (socket.isPaused) socket.resume();
      });
  });
}

async function answerFrame(
  frame: ClientFrame,
  { socket, caller, actorId }: Peer,
  { executor, budget, logger }: Serving,
): Promise<ServerFrame | null> {
  const context = await caller();
  const viewer: Viewer | null = context.info.viewer;
  const id = 'clientMessageId' in frame && frame.clientMessageId;
  const mark = id ? { clientMessageId: id } : {};
  if (!viewer || actingUserId(viewer) !== actorId) {
    if (!context.isViewerUnknown) {
      socket.close(CLOSE.unauthenticated);
      return null;
    }
    const message = messageText(context.info.locale, 'problem.unavailable');
    return { type: 'error', code: 'UNAVAILABLE', message, ...mark };
  }
  try {
    const refused = frame.type === 'resume' && (await budget.refusalOf('resumes', actorId));
    if (refused) throw refused;
    return await runCommand(frame, { executor, context, viewer });
  } catch (error) {
    const refusal = refusalOf(error, context);
    if (refusal) return { type: 'error', ...refusal, ...mark };
    const { requestId, locale } = context.info;
    logger.error({ err: error, requestId }, 'a frame failed');
    const message = messageText(locale, 'problem.internal', { requestId });
    return { type: 'error', code: 'INTERNAL', message, ...mark };
  }
}
