import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEvents } from '@tbt/contracts';
import type { Logger } from '@tbt/service-kit';
import { SocketEmergencyDocument, SocketMessageDocument } from '../generated/graphql';
import type { GraphExecutor } from '../graph/execute-operation';
import { toEmergencyRequest } from '../rest/emergency-requests/emergency-requests.schemas';
import { toMessage } from '../rest/messages/messages.schemas';
import { boundedSend } from './bounded-send';
import { CLOSE } from './close-codes';
import type { UserEvents, UserEvent } from './user-events';
import type { Peer } from './socket-caller';

type PushPeer = Pick<Peer, 'socket' | 'actorId' | 'caller'>;

export type JsonPush = { add(peer: PushPeer): void; remove(peer: PushPeer): void };

type Recipient = {
  peers: readonly PushPeer[];
  turn: Promise<void>;
  waiting: number;
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
function tell({ peers }: Recipient, frame: object): void {
  const text = JSON.stringify(frame);
  for (const { socket } of peers) boundedSend(socket, text);
}

/** Pushes events in order, reading each message once per user. */
export function createJsonPush(options: {
  events: UserEvents;
  executor: Pick<GraphExecutor, 'execute'>;
  logger: Logger;
}): JsonPush {
  const { events, executor, logger } = options;
  const recipients = new Map<number, Recipient>();

  const readMessage = async (recipient: Recipient, messageId: number) => {
    for (const [attempt, pause] of [0, ...RETRY_AFTER_MS].entries()) {
      if (pause > 0) await wait(pause);
      // Another one each time: the session of one may have ended.
      const { peers } = recipient;
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
    recipient: Recipient,
    userId: number,
    event: LiveEvents['message.added'],
  ) => {
    const { conversationId, messageId, senderId, clientMessageId } = event;
    try {
      const message = await readMessage(recipient, messageId);
      if (!message) return;
      const frame =
        senderId === userId
          ? { type: 'message_sent', message, clientMessageId }
          : { type: 'new_message', message };
      tell(recipient, frame);
    } catch (error) {
      logger.warn({ reason: String(error), messageId }, 'a push became a gap');
      tell(recipient, { type: 'gap', conversationId });
    }
  };

  /** Read as the user, once for all their sockets; nothing for a request that they do not see. */
  const pushEmergency = async ({ peers }: Recipient, id: number) => {
    const [peer] = peers;
    if (!peer) return;
    const context = await peer.caller();
    const { data } = await executor.execute(SocketEmergencyDocument, { id: String(id) }, context);
    const found = data?.emergencyRequest;
    if (!found) return;
    const frame = { type: 'emergency', request: toEmergencyRequest(found) };
    for (const { socket } of peers) boundedSend(socket, frame);
  };

  const push = async (recipient: Recipient, userId: number, event: UserEvent): Promise<void> => {
    if (event.type === 'message') return pushMessage(recipient, userId, event.message);
    if (event.type === 'emergency') return pushEmergency(recipient, event.emergencyRequestId);
    tell(recipient, frameOf(userId, event));
  };

  const hear = (event: UserEvent, userId: number): void => {
    const recipient = recipients.get(userId);
    if (!recipient) return;
    if (recipient.waiting >= WAITING_MAX) {
      for (const { socket } of recipient.peers) socket.close(CLOSE.tryLater);
      return;
    }
    recipient.waiting += 1;
    recipient.turn = recipient.turn
      .then(() => push(recipient, userId, event))
      .catch((error: unknown) => logger.error({ err: error }, 'push failed'))
      .finally(() => {
        recipient.waiting -= 1;
      });
  };

  const open = (userId: number): Recipient => {
    const recipient: Recipient = { peers: [], turn: IDLE, waiting: 0 };
    recipients.set(userId, recipient);
    events.listen(userId, hear);
    return recipient;
  };

  return {
    add(peer) {
      const recipient = recipients.get(peer.actorId) ?? open(peer.actorId);
      recipient.peers = [...recipient.peers, peer];
    },
    remove({ socket, actorId }) {
      const recipient = recipients.get(actorId);
      if (!recipient) return;
      recipient.peers = recipient.peers.filter((other) => other.socket !== socket);
      if (recipient.peers.length > 0) return;
      events.unlisten(actorId, hear);
      recipients.delete(actorId);
    },
  };
}
