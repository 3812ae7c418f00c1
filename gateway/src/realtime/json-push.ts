import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEvents } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';
import type { WebSocket } from 'ws';
import { SocketEmergencyDocument, SocketMessageDocument } from '../generated/graphql';
import type { GraphExecutor } from '../graph/execute-operation';
import { toEmergencyRequest } from '../rest/emergency-requests/emergency-requests.schemas';
import { toMessage } from '../rest/messages/messages.schemas';
import { boundedSend } from './bounded-send';
import { CLOSE } from './close-codes';
import type { EventSource, UserEvent } from './event-source';
import type { SocketCaller } from './socket-caller';

export type Peer = { socket: WebSocket; userId: number; caller: SocketCaller };

export type JsonPush = { add(peer: Peer): void };

type Mailbox = {
  peers: readonly Peer[];
  turn: Promise<void>;
  waiting: number;
  stop: () => void;
};

const WAITING_MAX = 500;
const IDLE = Promise.resolve();
const RETRY_AFTER_MS = [100, 400, 1600] as const;

/** Signals that carry their whole payload. */
function frameOf(
  userId: number,
  event: Exclude<UserEvent, { type: 'message' | 'emergency' }>,
): object {
  switch (event.type) {
    case 'read': {
      const { conversationId, readerId, seq } = event.read;
      return { type: 'read', conversationId, userId: readerId, seq };
    }
    case 'typing':
      return {
        type: 'typing',
        senderId: event.typing.senderId,
        isTyping: event.typing.isTyping,
      };
    // The client resumes, as after a reconnect.
    case 'missed':
      return { type: 'joined', userId };
    case 'presence':
      return { type: 'presence', userId: event.userId, isOnline: event.isOnline };
    // Keys only; the client reads through the graph.
    case 'clinic_alert':
      return { type: 'clinic_alert', alertId: event.alertId };
    case 'notification':
      return { type: 'notification', notificationId: event.notification.notificationId };
    case 'notification_muted':
    case 'notifications_read':
      return { type: event.type };
  }
}

/** Written once for all sockets of a user. */
function tell({ peers }: Mailbox, frame: object): void {
  const text = JSON.stringify(frame);
  for (const { socket } of peers) boundedSend(socket, text);
}

/** Pushes events in order, reading each message once per user. */
export function createJsonPush(options: {
  events: EventSource;
  executor: Pick<GraphExecutor, 'execute'>;
  logger: Logger;
}): JsonPush {
  const { events, executor, logger } = options;
  const mailboxes = new Map<number, Mailbox>();

  const readMessage = async (mailbox: Mailbox, messageId: number) => {
    for (const [attempt, pause] of [0, ...RETRY_AFTER_MS].entries()) {
      if (pause > 0) await wait(pause);
      // Another one each time: the session of one may have ended.
      const { peers } = mailbox;
      const peer = peers[attempt % peers.length];
      if (!peer) return null;
      const variables = { id: String(messageId) };
      const context = await peer.caller();
      const { data, errors } = await executor.execute(SocketMessageDocument, variables, context);
      if (!errors) return data?.message ? toMessage(data.message) : null;
    }
    throw new Error('the message could not be read again');
  };

  const pushMessage = async (
    mailbox: Mailbox,
    userId: number,
    event: LiveEvents['message.added'],
  ) => {
    const { conversationId, messageId, senderId, clientMessageId } = event;
    try {
      const message = await readMessage(mailbox, messageId);
      if (!message) return;
      const frame =
        senderId === userId
          ? { type: 'message_sent', message, clientMessageId }
          : { type: 'new_message', message };
      tell(mailbox, frame);
    } catch (error) {
      logger.warn({ reason: String(error), messageId }, 'a push became a gap');
      tell(mailbox, { type: 'gap', conversationId });
    }
  };

  /** Read as the user, once for all their sockets; nothing for a request that they do not see. */
  const pushEmergency = async ({ peers }: Mailbox, id: number) => {
    const [peer] = peers;
    if (!peer) return;
    const context = await peer.caller();
    const { data } = await executor.execute(SocketEmergencyDocument, { id: String(id) }, context);
    const found = data?.emergencyRequest;
    if (!found) return;
    const frame = { type: 'emergency', request: toEmergencyRequest(found) };
    for (const { socket } of peers) boundedSend(socket, frame);
  };

  const push = async (mailbox: Mailbox, userId: number, event: UserEvent): Promise<void> => {
    if (event.type === 'message') return pushMessage(mailbox, userId, event.message);
    if (event.type === 'emergency') return pushEmergency(mailbox, event.emergencyRequestId);
    tell(mailbox, frameOf(userId, event));
  };

  const open = (userId: number): Mailbox => {
    const mailbox: Mailbox = { peers: [], turn: IDLE, waiting: 0, stop: () => undefined };
    mailbox.stop = events.listen(userId, (event) => {
      if (mailbox.waiting >= WAITING_MAX) {
        for (const { socket } of mailbox.peers) socket.close(CLOSE.tryLater);
        return;
      }
      mailbox.waiting += 1;
      mailbox.turn = mailbox.turn
        .then(() => push(mailbox, userId, event))
        .catch((error: unknown) => logger.error({ err: error }, 'push failed'))
        .finally(() => {
          mailbox.waiting -= 1;
        });
    });
    mailboxes.set(userId, mailbox);
    return mailbox;
  };

  return {
    add(peer) {
      const mailbox = mailboxes.get(peer.userId) ?? open(peer.userId);
      mailbox.peers = [...mailbox.peers, peer];
      peer.socket.on('close', () => {
        mailbox.peers = mailbox.peers.filter((other) => other !== peer);
        if (mailbox.peers.length > 0) return;
        mailbox.stop();
        if (mailboxes.get(peer.userId) === mailbox) mailboxes.delete(peer.userId);
      });
    },
  };
}
