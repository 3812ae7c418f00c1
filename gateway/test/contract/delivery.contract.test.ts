import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { get, listOf } from './support/api';
import { operation } from './support/documents';
import { newPerson, type Person } from './support/people';
import { socketUrl } from './support/socket';

jest.setTimeout(120_000);

const PAIRS = 6;
const MESSAGES_EACH = 12;
const PATIENCE_MS = 60_000;

type Message = { id: number; seq: number; senderId: number; clientMessageId: string | null };
type Frame = Record<string, unknown> & { type: string };

/** The same numbers in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A page that keeps what it got by `seq`, is cut at random moments, and resumes behind its last gapless message. */
function socketClient(person: Person, otherId: number, random: () => number) {
  const held = new Map<number, Message>();
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
  const keep = (message: Message & { conversationId: number; recipientId: number }) => {
    if (![message.senderId, message.recipientId].includes(otherId)) return;
    conversationId = message.conversationId;
    const known = held.get(message.seq);
    if (known && known.id !== message.id) problems.push(`two messages at ${message.seq}`);
    held.set(message.seq, message);
  };
  const resume = () => {
    if (conversationId === null || socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'resume', conversationId, afterSeq: lastWhole() }));
  };
  const readAll = async () => {
    const path = `/api/messages/conversation/${person.id}/${otherId}?limit=100`;
    for (const message of listOf(await get(path, { token: person.token }))) keep(message as never);
  };
  const hear = (frame: Frame) => {
    if (frame.type === 'new_message' || frame.type === 'message_sent') keep(frame.message as never);
    if (frame.type === 'message_sent') acknowledged.add(String(frame.clientMessageId));
    if (frame.type === 'resumed') for (const message of frame.messages as never[]) keep(message);
    if (frame.type === 'gap') void readAll();
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
  connect();

  return {
    held,
    problems,
    acknowledged,
    lastWhole,
    resume,
    cut: () => socket?.terminate(),
    /** Sends until it is acknowledged, each time with the same id. */
    async send(content: string): Promise<string> {
      const clientMessageId = randomUUID();
      const end = performance.now() + PATIENCE_MS;
      while (!acknowledged.has(clientMessageId) && performance.now() < end) {
        const frame = { type: 'message', recipientId: otherId, content, clientMessageId };
        if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
        for (let wait = 0; wait < 20 && !acknowledged.has(clientMessageId); wait += 1)
          await pause(25);
      }
      return clientMessageId;
    },
    close() {
      isDone = true;
      socket?.terminate();
    },
  };
}

/** Reads what is new every quarter of a second. */
function pollingClient(person: Person, otherId: number) {
  const read: Message[] = [];
  let isDone = false;
  const loop = (async () => {
    while (!isDone) {
      const after = read.at(-1)?.seq ?? 0;
      const path = `/api/messages/conversation/${person.id}/${otherId}?after=${after}&limit=100`;
      const answer = await get(path, { token: person.token });
      if (answer.status === 200) read.push(...(listOf(answer) as unknown as Message[]));
      await pause(250);
    }
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
function subscribingClient(person: Person) {
  const ids = new Set<number>();
  const client = createClient({
    url: socketUrl('/graphql'),
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${person.token}` },
    retryAttempts: 5,
  });
  client.subscribe<{ messageAdded: { id: string } }>(
    { query: operation('ContractAdded') },
    {
      next: ({ data }) => data && ids.add(Number(data.messageAdded.id)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  return { ids, close: () => client.dispose() };
}

it('fifty clients see the same conversations, whatever is cut', async () => {
  const random = createRandom(7);
  const pairs: [Person, Person][] = [];
  for (let at = 0; at < PAIRS; at += 1)
    pairs.push([await newPerson('hygienist'), await newPerson('assistant')]);

  const sides = pairs.flatMap(([a, b]) => [
    { person: a, other: b },
    { person: b, other: a },
  ]);
  // Two pages, a poll and a subscription for each of twelve people, and two pages more.
  const clients = sides.map(({ person, other }, at) => ({
    person,
    other,
    pages: Array.from({ length: at < 2 ? 3 : 2 }, () => socketClient(person, other.id, random)),
    poll: pollingClient(person, other.id),
    subscription: subscribingClient(person),
  }));
  const pages = clients.flatMap((client) => client.pages);
  const cutting = setInterval(() => pages[Math.floor(random() * pages.length)]?.cut(), 60);

  const sent = await Promise.all(
    clients.map(async (client) => {
      const ids: string[] = [];
      for (let number = 0; number < MESSAGES_EACH; number += 1) {
        const page = client.pages[number % client.pages.length];
        if (page) ids.push(await page.send(`${client.person.id} ${number}`));
        await pause(random() * 60);
      }
      return ids;
    }),
  );
  clearInterval(cutting);

  const total = 2 * MESSAGES_EACH;
  const end = performance.now() + PATIENCE_MS;
  while (pages.some((page) => page.lastWhole() < total) && performance.now() < end) {
    for (const page of pages) if (page.lastWhole() < total) page.resume();
    await pause(1_000);
  }
  await pause(500);
  for (const { poll } of clients) await poll.close();

  for (const [at, client] of clients.entries()) {
    const path = `/api/messages/conversation/${client.person.id}/${client.other.id}?limit=100`;
    const stored = listOf(await get(path, { token: client.person.token })) as unknown as Message[];
    expect(stored.map(({ seq }) => seq)).toEqual(
      Array.from({ length: total }, (_, seq) => seq + 1),
    );
    const mine = stored.filter(({ senderId }) => senderId === client.person.id);
    // Each acknowledged message is there once, in the order in which it was sent.
    expect(mine.map(({ clientMessageId }) => clientMessageId)).toEqual(sent[at]);
    const ids = stored.map(({ id }) => id);
    for (const page of client.pages) {
      expect(page.problems).toEqual([]);
      const held = [...page.held.values()].sort((a, b) => a.seq - b.seq);
      expect(held.map(({ id }) => id)).toEqual(ids);
    }
    expect(client.poll.read.map(({ id }) => id)).toEqual(ids);
    // A subscription has no resume: nothing foreign comes by it, and nothing twice.
    expect([...client.subscription.ids].every((id) => ids.includes(id))).toBe(true);
    client.subscription.close();
    for (const page of client.pages) page.close();
  }
});
