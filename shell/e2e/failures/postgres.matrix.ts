import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  call,
  eventually,
  INTERNALS,
  readiness,
  readyPair,
  type CallResult,
  type Person,
} from './api';
import { faults, mode } from './faults';
import { rowOf } from './row';
import { openJsonSocket } from './socket';

const WRITERS = 4;
const AWAY_MS = 2_000;
const BETWEEN_ENDS_MS = 800;
const LOAD_AFTER_MS = 1_500;
const GIVE_UP_MS = 30_000;
const RECOVER_WITHIN_MS = 20_000;

let clinic: Person;
let hygienist: Person;

type Sent = { content: string; clientMessageId: string; seq: number };

const isStored = ({ status }: CallResult): boolean => status === 200 || status === 201;

/** Stores one message, with the same id on every retry. */
async function sendWithRetries(content: string): Promise<Sent> {
  const clientMessageId = randomUUID();
  const body = { senderId: hygienist.id, recipientId: clinic.id, content, clientMessageId };
  const refused: CallResult[] = [];
  const answer = await eventually(
    async () => {
      const given = await call('POST', '/api/messages', { token: hygienist.token, body });
      if (!isStored(given)) refused.push(given);
      return given;
    },
    isStored,
    GIVE_UP_MS,
  );
  for (const { status, text } of refused) {
    expect(status, text).toBe(503);
    expect(text).not.toMatch(INTERNALS);
  }
  return { content, clientMessageId, seq: answer.body.seq as number };
}

/** Writers that send messages in sequence until stopped. */
function startLoad(mark: string) {
  let isOver = false;
  const sent: Sent[] = [];
  const write = async (writer: number) => {
    for (let at = 0; !isOver; at += 1) sent.push(await sendWithRetries(`${mark} ${writer}.${at}`));
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  return {
    async stop(): Promise<Sent[]> {
      isOver = true;
      await writing;
      return sent;
    },
  };
}

/** Stored messages with that mark. */
async function stored(mark: string): Promise<{ content: string; seq: number }[]> {
  const found: { content: string; seq: number }[] = [];
  let before: number | undefined;
  for (;;) {
    const from = before === undefined ? '' : `&before=${before}`;
    const path = `/api/messages/conversation/${clinic.id}/${hygienist.id}?limit=100${from}`;
    const { body } = await call('GET', path, { token: clinic.token });
    const page = body as unknown as { content: string; seq: number }[];
    found.push(...page.filter(({ content }) => content.startsWith(mark)));
    const oldest = Math.min(...page.map(({ seq }) => seq));
    if (page.length === 0 || !page.some(({ content }) => content.startsWith(mark))) return found;
    if (oldest === before) return found;
    before = oldest;
  }
}

const pendingEvents = async (): Promise<number> => {
  const counts = await Promise.all(
    ['identity', 'marketplace', 'messaging'].map(async (database) => {
      const sql = 'SELECT count(*)::int AS waiting FROM outbox_events WHERE published_at IS NULL';
      const [row] = await faults.query(database, sql);
      return Number(row?.waiting ?? 0);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Accounts created while the database fails: their events must reach the other subgraphs. */
async function makeAccount(): Promise<number> {
  const email = `restart.${randomUUID()}@failures.test`;
  const person = { firstName: 'Robin', lastName: 'Restart', role: 'hygienist', email };
  const body = { ...person, province: 'Ontario', city: 'Toronto', password: 'demo-password-1' };
  await eventually(
    () => call('POST', '/api/auth/signup', { body }),
    // 409: the account was created but the response was lost.
    ({ status }) => status === 201 || status === 409,
    GIVE_UP_MS,
  );
  const [row] = await eventually(
    () => faults.query('identity', `SELECT id FROM users WHERE email = '${email}'`),
    ({ length }) => length === 1,
    RECOVER_WITHIN_MS,
  );
  return Number(row?.id);
}

test.beforeAll(async () => {
  ({ clinic, hygienist } = await readyPair());
});

async function restart(): Promise<void> {
  await faults.stopPostgres();
  const { isReady } = await eventually(readiness, (state) => !state.isReady, RECOVER_WITHIN_MS);
  expect(isReady).toBe(false);
  const public_ = await call('GET', '/api/jobs');
  expect(public_).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  await wait(AWAY_MS);
  await faults.startPostgres();
}

async function terminate(): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    expect(await faults.terminateConnections()).toBeGreaterThan(0);
    await wait(BETWEEN_ENDS_MS);
  }
}

const ROWS = { restarts: restart, 'ends every connection, five times': terminate } as const;

for (const [fault, breakIt] of Object.entries(ROWS)) {
  test(`postgresql ${fault}, under load`, rowOf('postgresql', fault, mode()), async () => {
    const mark = `${fault} ${Date.now()}`;
    const socket = await openJsonSocket(clinic.token);
    const load = startLoad(mark);
    await wait(1_000);
    const account = makeAccount();
    await breakIt();
    await eventually(readiness, ({ isReady }) => isReady, RECOVER_WITHIN_MS);
    await wait(LOAD_AFTER_MS);
    const sent = await load.stop();
    const id = await account;

    await test.step('every message is stored once, without a hole in the sequence', async () => {
      const found = await stored(mark);
      expect(found.map(({ content }) => content).sort()).toEqual(
        sent.map(({ content }) => content).sort(),
      );
      const seqs = found.map(({ seq }) => seq).sort((a, b) => a - b);
      expect(seqs).toEqual(seqs.map((_, at) => (seqs[0] ?? 0) + at));
      expect(sent.length).toBeGreaterThan(WRITERS);
    });
    await test.step('no event is lost, and the open socket continues', async () => {
      await eventually(pendingEvents, (waiting) => waiting === 0, RECOVER_WITHIN_MS);
      await eventually(
        async () => {
          const sql = `SELECT 1 FROM people WHERE id = ${id}`;
          return (await faults.query('marketplace', sql)).length;
        },
        (count) => count === 1,
        RECOVER_WITHIN_MS,
      );
      const last = await sendWithRetries(`${mark} at last`);
      await eventually(
        async () => socket.frames.some((frame) => JSON.stringify(frame).includes(last.content)),
        Boolean,
        5_000,
      );
      expect(socket.closedWith()).toBeNull();
    });
    test.info().annotations.push({ type: 'messages', description: String(sent.length) });
    socket.close();
  });
}
