import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { call, get, listOf, objectOf, post } from '../contract/support/api';
import type { Json } from '../contract/support/api';
import { operation } from '../contract/support/documents';
import { demoPerson, logIn, newPerson } from '../contract/support/people';
import type { Person } from '../contract/support/people';
import { shiftOf } from '../contract/support/shifts';
import { openSocket, socketUrl } from '../contract/support/socket';
import { acceptOnce, bookingRows, makeOffers } from './booking-load';
import { busUrl, gateways, killService } from './running-replicas';

const { first, second } = gateways();

let temp: Person;
let clinic: Person;
beforeAll(async () => {
  temp = await newPerson('hygienist');
  clinic = await demoPerson('clinic');
});

const send = (at: string | undefined, content: string, clientMessageId: string = randomUUID()) =>
  post(
    '/api/messages',
    { recipientId: temp.id, content, clientMessageId },
    { token: clinic.token, ...(at ? { at } : {}) },
  );
const meAt = async (at: string, token: string) => (await get('/api/auth/me', { token, at })).status;

describe('two replicas of everything', () => {
  it('are both behind the balancer', async () => {
    const ids = await Promise.all(
      [first, second].map(async (at) => (await call('GET', '/healthz', { at })).status),
    );
    expect(ids).toEqual([200, 200]);
  });

  it('push events of one to sockets of the other', async () => {
    const socket = await openSocket({ token: temp.token, at: first });
    const client = createClient({
      url: socketUrl('/graphql', first),
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${temp.token}` },
      retryAttempts: 0,
    });
    const stream = client.iterate({ query: operation('ContractAdded') });
    const pushed = stream.next();
    await wait(500);
    const sent = await send(second, 'From the other replica');
    expect(sent.status).toBe(201);
    const { id } = objectOf(sent);
    const frame = await socket.expect('new_message', ({ message }) => (message as Json).id === id);
    expect(frame.message).toMatchObject({ content: 'From the other replica' });
    expect((await pushed).value).toMatchObject({ data: { messageAdded: { id: String(id) } } });
    await socket.close();
    await client.dispose();
  });

  it('refuse on one the session that ended on the other, and close its sockets', async () => {
    const person = await newPerson('assistant');
    expect([await meAt(first, person.token), await meAt(second, person.token)]).toEqual([200, 200]);
    const socket = await openSocket({ token: person.token, at: second });
    await post('/api/auth/logout', undefined, { token: person.token, at: first });
    expect(await socket.closed).toBe(4401);
    const after = [await meAt(first, person.token), await meAt(second, person.token)];
    expect(after).toEqual([401, 401]);
  });

  it('count limits together', async () => {
    const person = await newPerson('hygienist');
    const statuses: number[] = [];
    for (let time = 0; time < 12; time += 1) {
      const wrong = { email: person.email, password: 'not-the-password' };
      const at = time % 2 === 0 ? first : second;
      statuses.push((await post('/api/auth/login', wrong, { at })).status);
    }
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it('execute a key once across replicas', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = shiftOf();
    const ask = (at: string) => post('/api/jobs', body, { token: clinic.token, headers, at });
    const together = await Promise.all([ask(first), ask(second), ask(first), ask(second)]);
    const later = [await ask(first), await ask(second)];
    expect(later.map(({ status }) => status)).toEqual([201, 201]);
    const ids = [...together, ...later].flatMap((answer) =>
      answer.status === 201 ? [objectOf(answer).id] : [],
    );
    expect(new Set(ids).size).toBe(1);
    expect(together.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });
});

// Two replicas running the same tick would do so within seconds; ticks are a minute apart.
const WITHIN_ONE_TICK_MS = 15_000;
/** One tick shows a double run, a second that the schedule continues. */
const TICKS = process.env.TEST_DEEP ? 2 : 1;

describe('scheduled work', () => {
  it('is done once a minute, not once a replica', async () => {
    const bus = new Client({ connectionString: busUrl() });
    await bus.connect();
    const runs = async () => {
      const { rows } = await bus.query<{ at: Date; state: string }>(
        `SELECT created_on AS at, state::text FROM pgboss.job
         WHERE name = 'marketplace.expire-started-jobs' ORDER BY created_on`,
      );
      return rows;
    };
    const isOver = (seen: readonly { at: Date }[]) =>
      seen.length >= TICKS && Date.now() - Number(seen.at(-1)?.at) > WITHIN_ONE_TICK_MS;
    let seen = await runs();
    while (!isOver(seen)) {
      await wait(1_000);
      seen = await runs();
    }
    await bus.end();
    const times = seen.map(({ at }) => at.getTime());
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(WITHIN_ONE_TICK_MS);
    expect(seen[0]?.state).toBe('completed');
  }, 150_000);
});

const SERVICES = [
  'subgraph-identity',
  'subgraph-marketplace',
  'subgraph-messaging',
  'gateway',
  'shell',
];
const BETWEEN_KILLS_MS = 1_200;
const BOOKINGS = 16;
/** After this time some bookings are done and some in flight. */
const INTO_BOOKINGS_MS = 40;

describe('one replica of everything, killed under load', () => {
  it('costs no read, and no write that is repeated as it should be', async () => {
    let isOver = false;
    const reads: [string, number][] = [];
    const writes: [number, number][] = [];
    const readAgain = async (path: string, token?: string) => {
      while (!isOver) {
        const answer = await get(path, token ? { token } : {});
        reads.push([path, answer.status]);
        await wait(10);
      }
    };
    // Of its own: other tests have used up most of the demo clinic's messages of this minute.
    const writer = await newPerson('hygienist');
    const write = (content: string, clientMessageId: string) =>
      post(
        '/api/messages',
        { recipientId: clinic.id, content, clientMessageId },
        { token: writer.token },
      );
    const contents: string[] = [];
    const writeAgain = async () => {
      while (!isOver) {
        const content = `Under load ${contents.length}`;
        const id = randomUUID();
        contents.push(content);
        // A balancer may close the connection instead of answering.
        const once = await write(content, id).then(
          ({ status }) => status,
          () => 502,
        );
        // The write may be lost or done: the same id is safe to retry.
        const settled = once < 300 ? once : (await write(content, id)).status;
        writes.push([once, settled]);
        // 30 messages a minute.
        await wait(700);
      }
    };
    const offers = await makeOffers(clinic, await demoPerson('hygienist'), BOOKINGS);
    const bookings: Promise<number[]>[] = [];
    const book = () => {
      for (const { applicationId } of offers) bookings.push(acceptOnce(applicationId, clinic));
    };
    const load = Promise.all([
      readAgain('/api/jobs?limit=5'),
      readAgain('/api/auth/me', temp.token),
      readAgain('/api/professionals?limit=5'),
      readAgain('/jobs'),
      writeAgain(),
    ]);
    let writesBefore = 0;
    for (const service of SERVICES) {
      await wait(BETWEEN_KILLS_MS);
      // Waits until the retry of the interrupted write is done.
      while (writes.length <= writesBefore) await wait(10);
      if (service === 'subgraph-marketplace') {
        book();
        await wait(INTO_BOOKINGS_MS);
      }
      writesBefore = writes.length;
      killService(`${service}-2`);
    }
    await wait(BETWEEN_KILLS_MS);
    isOver = true;
    await load;

    expect(reads.filter(([, status]) => status !== 200)).toEqual([]);
    expect(reads.length).toBeGreaterThan(40);
    expect(writes.filter(([, settled]) => settled >= 300)).toEqual([]);
    const path = `/api/messages/conversation/${writer.id}/${clinic.id}?limit=100`;
    const messages = listOf(await get(path, { token: writer.token }));
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    const stored = messages.map(({ content }) => content as string);
    expect(stored.filter((text) => text.startsWith('Under load'))).toEqual(contents);

    // Each was booked and announced once, whether or not its process died.
    const asked = await Promise.all(bookings);
    expect(asked.filter((statuses) => statuses.at(-1) !== 200)).toEqual([]);
    const jobIds = offers.map(({ jobId }) => jobId);
    const once = { status: 'booked', bookings: 1, offers: ['accepted'], told: 1, accepted: 1 };
    expect(await bookingRows(jobIds)).toEqual(jobIds.map((id) => ({ id, ...once })));
  });

  it('leaves sockets and log-in to the other', async () => {
    const person = await logIn(clinic.email, clinic.password);
    const socket = await openSocket({ token: person.token });
    // `joined` is sent before the user's events are subscribed.
    await wait(500);
    // The other side answers, since the clinic has nearly used up its rate limit.
    const answer = { recipientId: clinic.id, content: 'Still here', clientMessageId: randomUUID() };
    const sent = await post('/api/messages', answer, { token: temp.token });
    expect(sent.status).toBe(201);
    const { id } = objectOf(sent);
    await socket.expect('new_message', ({ message }) => (message as Json).id === id);
    await socket.close();
    expect(person.id).toBe(clinic.id);
  });
});
