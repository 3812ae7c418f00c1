import { setTimeout as pause } from 'node:timers/promises';
import {
  PATIENCE_MS,
  pollingClient,
  readStored,
  socketClient,
  subscribingClient,
  type Random,
} from './delivery-clients';
import { newPerson, type Person } from './people';

const PAIRS = 6;

/** Twelve people in six conversations with fifty clients: 26 pages, 12 polls and 12 subscriptions. */
export async function openConversations(random: Random) {
  const pairs: [Person, Person][] = [];
  for (let at = 0; at < PAIRS; at += 1)
    pairs.push([await newPerson('hygienist'), await newPerson('assistant')]);
  const sides = pairs.flatMap(([a, b]) => [
    { person: a, other: b },
    { person: b, other: a },
  ]);
  const clients = sides.map(({ person, other }, at) => ({
    person,
    other,
    pages: Array.from({ length: at < 2 ? 3 : 2 }, () => socketClient(person, other.id, random)),
    poll: pollingClient(person, other.id),
    subscription: subscribingClient(person),
    /** Client ids in the order of sending. */
    sent: [] as string[],
  }));
  const pages = clients.flatMap((client) => client.pages);
  const readAllStored = () =>
    Promise.all(clients.map(({ person, other }) => readStored(person, other.id)));
  const areWhole = (stored: readonly (readonly unknown[])[]) =>
    clients.every((client, at) =>
      client.pages.every((page) => page.lastWhole() >= (stored[at]?.length ?? 0)),
    );

  return {
    cutOne: () => pages[Math.floor(random() * pages.length)]?.cut(),
    /** Everyone writes, one message after the other, while `isWriting`. */
    async write(isWriting: (sent: number) => boolean, pauseMs: () => number): Promise<void> {
      const writeAs = async ({ person, pages: own, sent }: (typeof clients)[number]) => {
        while (isWriting(sent.length)) {
          const page = own[sent.length % own.length];
          if (page) sent.push(await page.send(`${person.id} ${sent.length}`));
          await pause(pauseMs());
        }
      };
      await Promise.all(clients.map(writeAs));
    },
    /** Whether each page holds what is stored now. */
    arePagesWhole: async () => areWhole(await readAllStored()),
    /** Messages that were sent and not acknowledged. */
    unanswered: () => pages.reduce((sum, page) => sum + page.unanswered(), 0),
    /** Afterwards each client holds each message once, in order, and each acknowledged one is stored once. */
    async expectSame(): Promise<number> {
      const stored = await readAllStored();
      for (const since = performance.now(); !areWhole(stored); await pause(1_000)) {
        if (performance.now() - since > PATIENCE_MS) break;
        for (const page of pages) page.resume();
      }
      for (const { poll } of clients) await poll.close();
      for (const [at, client] of clients.entries()) {
        const all = stored[at] ?? [];
        expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
        const mine = all.filter(({ senderId }) => senderId === client.person.id);
        expect(mine.map(({ clientMessageId }) => clientMessageId)).toEqual(client.sent);
        const ids = all.map(({ id }) => id);
        for (const page of client.pages) {
          expect(page.problems).toEqual([]);
          const held = [...page.held.values()].sort((a, b) => a.seq - b.seq);
          expect(held.map(({ id }) => id)).toEqual(ids);
        }
        expect(client.poll.read.map(({ id }) => id)).toEqual(ids);
        // A subscription has no resume: nothing foreign comes by it, and nothing twice.
        const { ids: pushed } = client.subscription;
        expect(pushed.filter((id) => !ids.includes(id))).toEqual([]);
        expect(new Set(pushed).size).toBe(pushed.length);
      }
      return clients.reduce((sum, { sent }) => sum + sent.length, 0);
    },
    close() {
      for (const { pages: own, subscription } of clients) {
        subscription.close();
        for (const page of own) page.close();
      }
    },
  };
}
