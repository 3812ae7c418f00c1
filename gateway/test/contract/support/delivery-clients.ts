import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { get, listOf } from './api';
import { operation } from './documents';
import type { Person } from './people';
import { socketUrl } from './socket';

/** In which a message is acknowledged, however often servers are killed. */
export const PATIENCE_MS = 60_000;
const REPEAT_AFTER_MS = 500;
const PAGE = 100;

export type Random = () => number;
export type Message = {
  id: number;
  seq: number;
  senderId: number;
  clientMessageId: string | null;
};
type Frame = Record<string, unknown> & { type: string };

/** The same numbers in each run. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** What lies after a number by REST; null while it cannot be read. */
async function readAfter(person: Person, otherId: number, after: number) {
  const path = `/api/messages/conversation/${person.id}/${otherId}?after=${after}&limit=${PAGE}`;
  const answer = await get(path, { token: person.token }).catch(() => null);
  return answer?.status === 200 ? (listOf(answer) as unknown as Message[]) : null;
}

/** The whole conversation as it is stored. */
export async function readStored(person: Person, otherId: number): Promise<Message[]> {
  const all: Message[] = [];
  for (;;) {
    const page = await readAfter(person, otherId, all.at(-1)?.seq ?? 0);
    if (!page) throw new Error('The conversation could not be read');
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** A page that keeps what it got by `seq`, is cut at random moments, and resumes behind its last gapless message. */
export function socketClient(person: Person, otherId: number, random: Random) {
  const held = new Map<number, Message>();
  const sent = new Set<string>();
  const acknowledged = new Set<string>();
  const problems: string[] = [];
  let conversationId: number | null = null;
  let socket: WebSocket | null = null;
  let isDone = false;

  const lastWhole = () => {
    let seq = 0;
    while (held.has(seq + 1)) seq += 1;
    return seq;
  };
  const keep = (message: Message) => {
    const known = held.get(message.seq);
    if (known && known.id !== message.id) problems.push(`two messages at ${message.seq}`);
    held.set(message.seq, message);
  };
  const keepPushed = (message: Message & { conversationId: number; recipientId: number }) => {
    if (![message.senderId, message.recipientId].includes(otherId)) return;
    conversationId = message.conversationId;
    keep(message);
  };
  const resume = () => {
    if (conversationId === null) return void readAll();
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'resume', conversationId, afterSeq: lastWhole() }));
  };
  const readAll = async () => {
    for (;;) {
      const page = await readAfter(person, otherId, lastWhole());
      if (!page || page.length === 0) return;
      page.forEach(keep);
    }
  };
  const hear = (frame: Frame) => {
    if (frame.type === 'new_message' || frame.type === 'message_sent')
      keepPushed(frame.message as never);
    if (frame.type === 'message_sent') acknowledged.add(String(frame.clientMessageId));
    if (frame.type === 'resumed') (frame.messages as Message[]).forEach(keep);
    if (frame.type === 'gap') void readAll();
    if (frame.type === 'joined') resume();
  };
  const connect = () => {
    if (isDone) return;
    const opened = new WebSocket(socketUrl('/ws'), {
      headers: { authorization: `Bearer ${person.token}` },
    });
    socket = opened;
    opened.on('open', () => resume());
    opened.on('message', (data) => hear(JSON.parse(String(data)) as Frame));
    opened.on('error', () => undefined);
    opened.on('close', () => void pause(20 + random() * 80).then(connect));
  };
  /** Whole, or in two fragments. */
  const write = (frame: object) => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    const text = JSON.stringify(frame);
    const at = random() < 0.3 ? Math.floor(random() * text.length) : 0;
    if (at > 0) socket.send(text.slice(0, at), { fin: false });
    socket.send(text.slice(at), { fin: true });
  };
  connect();

  return {
    held,
    problems,
    lastWhole,
    resume,
    cut: () => socket?.terminate(),
    unanswered: () => [...sent].filter((id) => !acknowledged.has(id)).length,
    /** Sends until it is acknowledged, each time with the same id. */
    async send(content: string): Promise<string> {
      const clientMessageId = randomUUID();
      sent.add(clientMessageId);
      const end = performance.now() + PATIENCE_MS;
      while (!acknowledged.has(clientMessageId) && performance.now() < end) {
        write({ type: 'message', recipientId: otherId, content, clientMessageId });
        const repeat = performance.now() + REPEAT_AFTER_MS;
        while (performance.now() < repeat && !acknowledged.has(clientMessageId)) await pause(25);
      }
      return clientMessageId;
    },
    close() {
      isDone = true;
      socket?.terminate();
    },
  };
}

export type SocketClient = ReturnType<typeof socketClient>;

/** Reads what is new every quarter of a second. */
export function pollingClient(person: Person, otherId: number) {
  const read: Message[] = [];
  let isDone = false;
  const readOnce = async () => {
    const page = await readAfter(person, otherId, read.at(-1)?.seq ?? 0);
    read.push(...(page ?? []));
    return page;
  };
  const loop = (async () => {
    while (!isDone) {
      await readOnce();
      await pause(250);
    }
    // What came since.
    const end = performance.now() + PATIENCE_MS;
    while ((await readOnce())?.length !== 0 && performance.now() < end) await pause(50);
  })();
  return {
    read,
    close: () => {
      isDone = true;
      return loop;
    },
  };
}

/** Subscribes by GraphQL; the ids that came. */
export function subscribingClient(person: Person) {
  const ids: number[] = [];
  const client = createClient({
    url: socketUrl('/graphql'),
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${person.token}` },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => pause(100),
  });
  client.subscribe<{ messageAdded: { id: string } }>(
    { query: operation('ContractAdded') },
    {
      next: ({ data }) => data && ids.push(Number(data.messageAdded.id)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { ids, close: () => client.dispose() };
}
