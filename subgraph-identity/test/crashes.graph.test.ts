import { randomUUID } from 'node:crypto';
import { STORED_UPLOAD_PURPOSE } from '@tbt/contracts';
import { DomainError } from '@tbt/service-kit';
import { anonymous, asViewer } from '@tbt/service-kit/testing';
import { Client } from 'pg';
import { createWorld, PASSWORD, signUpInput, viewerOf, type World } from './factories';

/** One operation on its own data. */
type Act = {
  run: () => Promise<unknown>;
  /** Rows that it updates. */
  state?: () => Promise<unknown>;
};
type Facts = Record<string, number>;

/** Rate limits survive a rollback, and events are deleted once published. */
const UNCOUNTED = ['rate_limits', 'outbox_events', '_prisma_migrations'];
/** More statements than any operation has. */
const STEPS_MAX = 80;

let world: World;
/** Statements until the simulated crash; negative: none. */
let stepsLeft = -1;
let countRows = '';

beforeAll(async () => {
  world = await createWorld();
  countRows = await countingAll();
  const send = Client.prototype.query as (...args: unknown[]) => unknown;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...args: unknown[]
  ) {
    const { connection } = this as unknown as { connection: { stream: { destroy(): void } } };
    // As when the process is killed: uncommitted work is lost with the connection.
    if (stepsLeft === 0) connection.stream.destroy();
    stepsLeft = Math.max(-1, stepsLeft - 1);
    return Reflect.apply(send, this, args) as never;
  } as never);
});
afterAll(() => world.close());

/** One statement for all tables, since it runs after every step. */
async function countingAll(): Promise<string> {
  const { rows } = await world.database.pool.query<{ table: string }>(
    `SELECT relname AS table FROM pg_stat_user_tables WHERE schemaname = 'public'`,
  );
  return rows
    .filter(({ table }) => !UNCOUNTED.includes(table))
    .map(({ table }) => `SELECT '${table}' AS table, count(*)::int AS n FROM "${table}"`)
    .join(' UNION ALL ');
}

async function facts(): Promise<Facts> {
  const { rows } = await world.database.pool.query<{ table: string; n: number }>({
    name: 'facts',
    text: countRows,
  });
  const counted: Facts = Object.fromEntries(rows.map(({ table, n }) => [table, n]));
  await world.outboxDrained();
  for (const { name } of world.bus.published)
    counted[`event ${name}`] = (counted[`event ${name}`] ?? 0) + 1;
  return counted;
}

const difference = (before: Facts, after: Facts): Facts =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );

async function changeBy({ run, state }: Act, crashAfter: number) {
  const before = await facts();
  stepsLeft = crashAfter;
  const error = await run().then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const isOver = stepsLeft >= 0;
  stepsLeft = -1;
  const change = difference(before, await facts());
  return { error, isOver, before, change, state: await state?.() };
}

async function receiptFor(ownerId: number): Promise<string> {
  const hex = randomUUID().replaceAll('-', '');
  const size = 5;
  const stored = { ownerId, kind: 'document', key: `documents/${hex}`, size, sha256: hex + hex };
  const facts = { ...stored, mediaType: 'application/pdf' };
  return world.deployment.sealer.seal(STORED_UPLOAD_PURPOSE, facts, 60);
}

async function decision(decided: 'approved' | 'rejected'): Promise<Act> {
  const person = await world.person('hygienist');
  const admin = asViewer(viewerOf(await world.admin()));
  const { id } = await world.services.documents.submit(asViewer(viewerOf(person)), {
    documentType: 'insurance',
    documentUrl: await world.document(person),
  });
  const input = { id, status: decided, expiresOn: null, reason: 'Not readable.' };
  return {
    run: () => world.services.documents.decide(admin, input),
    state: async () => {
      const sql =
        'SELECT status, reviewed_by IS NULL AS open FROM verification_documents WHERE id = $1';
      return (await world.database.pool.query(sql, [id])).rows[0] as unknown;
    },
  };
}

async function licenceApproval(): Promise<Act> {
  const admin = asViewer(viewerOf(await world.admin()));
  const { id } = await world.submittedLicence(await world.person('hygienist'));
  return {
    run: () => world.services.licences.approve(admin, id),
    state: async () => {
      const sql = `SELECT l.status AS licence, d.status AS file FROM licences l
        JOIN verification_documents d ON d.licence_id = l.id WHERE l.id = $1`;
      return (await world.database.pool.query(sql, [id])).rows[0] as unknown;
    },
  };
}

const ACTS: Record<string, () => Promise<Act>> = {
  'signing up': async () => {
    const input = signUpInput();
    return { run: () => world.services.users.signUp(anonymous(), input) };
  },
  'creating a profile': async () => {
    const input = signUpInput({ licenseNumber: 'CDHO-1' });
    return { run: () => world.services.profiles.create(anonymous(), input) };
  },
  'an upload': async () => {
    const person = await world.person('hygienist');
    const receipt = await receiptFor(person.id);
    return { run: () => world.services.uploads.register(asViewer(viewerOf(person)), { receipt }) };
  },
  'sending a document': async () => {
    const person = await world.person('hygienist');
    const input = { documentType: 'insurance', documentUrl: await world.document(person) };
    return { run: () => world.services.documents.submit(asViewer(viewerOf(person)), input) };
  },
  'an approval': () => decision('approved'),
  'a rejection': () => decision('rejected'),
  'the approval of a licence with its file': licenceApproval,
  'closing an account': async () => {
    const person = await world.person('hygienist');
    await world.document(person);
    return {
      run: () => world.services.erasure.close(asViewer(viewerOf(person)), PASSWORD),
      state: async () => {
        const sql = 'SELECT first_name, is_active FROM users WHERE id = $1';
        return (await world.database.pool.query(sql, [person.id])).rows[0] as unknown;
      },
    };
  },
};

describe('a process that dies between two steps', () => {
  it.each(Object.keys(ACTS))(
    'of %s leaves all of it or nothing, and it can be done again',
    async (name) => {
      const whole = await changeBy(await ACTS[name]!(), -1);
      expect(whole.error).toBeNull();
      expect(whole.change).not.toEqual({});
      const atStart = await (await ACTS[name]!()).state?.();
      let crashes = 0;
      for (let step = 0; step < STEPS_MAX; step += 1) {
        const act = await ACTS[name]!();
        const crashed = await changeBy(act, step);
        const isDone = Object.keys(crashed.change).length > 0;
        expect({ step, change: crashed.change }).toEqual({
          step,
          change: isDone ? whole.change : {},
        });
        expect(crashed.state).toEqual(isDone ? whole.state : atStart);
        const again = await changeBy(act, -1);
        expect({ step, change: again.change }).toEqual({
          step,
          change: isDone ? {} : whole.change,
        });
        expect(again.state).toEqual(whole.state);
        if (isDone) expect(again.error).toBeInstanceOf(DomainError);
        else expect(again.error).toBeNull();
        if (crashed.isOver) break;
        if (crashed.error) crashes += 1;
      }
      expect(crashes).toBeGreaterThan(3);
      expect(crashes).toBeLessThan(STEPS_MAX);
    },
    120_000,
  );

  it('of erasing a user’s files and events resumes', async () => {
    const { files } = world.deployment;
    const row = async (userId: number) => {
      const sql =
        'SELECT finished_at IS NOT NULL AS done, sealed_email FROM erasures WHERE user_id = $1';
      return (await world.database.pool.query(sql, [userId])).rows[0] as unknown;
    };
    let isOver = false;
    for (let step = 0; !isOver && step < STEPS_MAX; step += 1) {
      const person = await world.person('hygienist');
      const key = `documents/${(await world.document(person)).split('/').at(-1)}`;
      await files.put(key, Buffer.from('%PDF-'));
      await world.services.erasure.close(asViewer(viewerOf(person)), PASSWORD);
      for (const service of ['marketplace', 'messaging'] as const) {
        const payload = { userId: person.id, service };
        const createdAt = world.clock.now().toISOString();
        const id = randomUUID();
        await world.services.erasure.onPartErased({
          id,
          name: 'erasure.part-done',
          payload,
          createdAt,
        });
      }
      stepsLeft = step;
      await world.services.erasure.finishAll().catch(() => undefined);
      isOver = stepsLeft >= 0;
      stepsLeft = -1;
      await world.services.erasure.finishAll();
      expect(await row(person.id)).toEqual({ done: true, sealed_email: null });
      expect(await files.open(key)).toBeNull();
    }
    expect(isOver).toBe(true);
  }, 60_000);
});
