import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { call, eventually, INTERNALS, readiness, readyPair, signIn, type CallResult } from './api';
import type { CallRow, Cast } from './call-row';
import { CALLS, LOG_OUT } from './calls';
import { faults, mode } from './faults';
import { busRows, serviceRows, type ServiceRow, type Subgraph, type RunMode } from './matrix';
import { rowOf } from './row';
import { SCREENS, SAY_WITHIN_MS, SitePage } from './site-page';
import { openGraphSocket, openJsonSocket } from './socket';

const OPENAPI = path.resolve(__dirname, '../../../gateway/openapi.json');
const RECOVER_WITHIN_MS = 20_000;
/** The gateway gives up after 4 s; all calls are made at once and wait for one processor. */
const ANSWER_WITHIN_MS = 8_000;
/** Close code when the user cannot be looked up. */
const TRY_LATER = 1013;

let cast: Cast;

const renameSchema = (subgraph: Subgraph, from: string, to: string) =>
  faults.query(subgraph, `ALTER SCHEMA ${from} RENAME TO ${to}`);

/** Injects the fault. @returns its removal. */
async function injectFault({ part, fault, subgraph }: ServiceRow): Promise<() => Promise<unknown>> {
  if (fault !== 'broken-schema') {
    await faults.set(part, fault);
    return () => faults.set(part, 'pass');
  }
  await renameSchema(subgraph, 'public', 'public_away');
  return () => renameSchema(subgraph, 'public_away', 'public');
}

function make({ route, path: pathOf, body, as }: CallRow): Promise<CallResult> {
  const [method = '', template = ''] = route.split(' ');
  return call(method, pathOf?.(cast) ?? template, {
    token: as && cast[as].token,
    body: body?.(cast),
  });
}

const makeAll = (rows: readonly CallRow[] = CALLS) =>
  Promise.all(rows.map(async (row) => ({ row, answer: await make(row) })));

function expectRefused(
  { route }: CallRow,
  answer: CallResult,
  codes: readonly ('UNAVAILABLE' | 'INTERNAL')[],
): void {
  const { status } = answer;
  expect(codes, `${route}: ${answer.text}`).toContain(answer.body.code);
  expect(status, route).toBe(answer.body.code === 'INTERNAL' ? 500 : 503);
  expect(answer.took, route).toBeLessThan(ANSWER_WITHIN_MS);
  expect(answer.text, route).not.toMatch(INTERNALS);
  if (status === 503) expect(Number(answer.headers.get('retry-after')), route).toBeGreaterThan(0);
}

/** Repeats only what was not answered: some calls add to what a clinic may have only so many of. */
async function expectAllFine(): Promise<void> {
  let left: readonly CallRow[] = CALLS;
  const unfit = async () => {
    const asked = await makeAll(left);
    const wrong = asked.filter(({ row, answer }) => !row.fine.includes(answer.status));
    left = wrong.map(({ row }) => row);
    return wrong.map(({ row, answer }) => `${row.route}: ${answer.status} ${answer.text}`);
  };
  await eventually(unfit, (rows) => rows.length === 0, RECOVER_WITHIN_MS);
}

test.beforeAll(async () => {
  const { clinic, hygienist } = await readyPair();
  const jobs = await call('GET', '/api/jobs?role=hygienist');
  const listed = jobs.body as unknown as { id: number; clinicId: number }[];
  const own = listed.find(({ clinicId }) => clinicId === clinic.id);
  if (!own) throw new Error('the demo world has no open shift of the clinic');
  cast = { clinic, hygienist, admin: await signIn('admin'), jobId: own.id };
  // Every row restores this state.
  await expectAllFine();
});

test('the table names every call of the API', () => {
  const { paths } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const described = Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
  );
  expect([...CALLS.map(({ route }) => route), LOG_OUT].sort()).toEqual(described.sort());
});

for (const row of serviceRows(mode() as RunMode)) {
  const { part, fault, subgraph, calls, at } = row;
  test(`${part}: ${fault}`, rowOf(part, fault, mode()), async ({ browser }) => {
    const site = await SitePage.open(browser, 'clinic');
    const json = await openJsonSocket(cast.clinic.token);
    const graph = await openGraphSocket(cast.clinic.token);
    // A session without a cached lookup.
    const newcomer = await signIn('assistant');
    const isDead = calls !== 'works';
    const bugs = calls === 'internal' ? (['INTERNAL'] as const) : [];
    const isNeeded = ({ needs }: { needs: readonly Subgraph[] }) => needs.includes(subgraph);
    const repair = await injectFault(row);
    try {
      await test.step('calls that need it say so, the others are answered', async () => {
        for (const { row: asked, answer } of await makeAll()) {
          const isStatic = asked.isStatic && at === 'database';
          if (isStatic && asked.fine.includes(answer.status)) continue;
          if (!isNeeded(asked) || !isDead)
            expect(asked.fine, `${asked.route}: ${answer.text}`).toContain(answer.status);
          // Calls with several needs may be refused as unavailable.
          else if (calls === 'internal' && asked.needs.length === 1)
            expectRefused(asked, answer, ['INTERNAL']);
          else expectRefused(asked, answer, ['UNAVAILABLE', ...bugs]);
        }
      });
      await test.step('so do the sockets', async () => {
        const content = `By socket, ${Date.now()}`;
        json.send({ type: 'message', recipientId: cast.hygienist.id, content });
        const query = '{ jobs(first: 1) { edges { node { id } } } }';
        graph.send({ id: 'jobs', type: 'subscribe', payload: { query } });
        const said = await eventually(
          async () => json.frames.at(-1),
          (frame) => frame?.type === 'message_sent' || frame?.type === 'error',
          SAY_WITHIN_MS,
        );
        const isMessaging = subgraph === 'messaging' && isDead;
        expect(said?.type, JSON.stringify(said)).toBe(isMessaging ? 'error' : 'message_sent');
        const answered = await eventually(
          async () => graph.frames.find(({ id, type }) => id === 'jobs' && type !== 'complete'),
          (frame) => frame !== undefined,
          SAY_WITHIN_MS,
        );
        const code = calls === 'internal' ? 'INTERNAL' : 'UNAVAILABLE';
        expect(JSON.stringify(answered).includes(`"code":"${code}"`)).toBe(
          subgraph === 'marketplace' && isDead,
        );
        const fresh = await openJsonSocket(newcomer.token);
        fresh.send({ type: 'join', userId: newcomer.id });
        await eventually(
          async () => fresh.closedWith() ?? fresh.frames.at(-1)?.type,
          (end) => end === (subgraph === 'identity' && isDead ? TRY_LATER : 'joined'),
          SAY_WITHIN_MS,
        );
        fresh.close();
        expect([json.closedWith(), graph.closedWith()]).toEqual([null, null]);
        expect(JSON.stringify([json.frames, graph.frames])).not.toMatch(INTERNALS);
      });
      await test.step('screens that need it say so, the others stand', async () => {
        for (const screen of SCREENS) {
          await site.go(screen.link);
          if (!isNeeded(screen) || !isDead) await site.expectContent(screen);
          else await site.expectFailure();
        }
        const [last] = SCREENS.filter(isNeeded).slice(-1);
        if (isDead && last) await site.go(last.link);
        if (isDead) await site.expectFailure();
      });
      if (calls === 'unavailable') {
        const { isReady, missing } = await readiness();
        expect({ isReady, named: missing.join() }).toMatchObject({ isReady: false });
        expect(missing.join()).toContain(subgraph);
      }
    } finally {
      await repair();
    }
    await test.step('everything comes back without a restart', async () => {
      await expectAllFine();
      await eventually(readiness, ({ isReady }) => isReady, RECOVER_WITHIN_MS);
      for (const screen of isDead ? SCREENS.filter(isNeeded).reverse() : []) {
        await site.go(screen.link);
        await site.expectRecovery(screen);
      }
      await site.expectSameDocument();
      expect([json.closedWith(), graph.closedWith()]).toEqual([null, null]);
    });
    for (const opened of [json, graph]) opened.close();
    await site.close();
  });
}

for (const fault of busRows()) {
  const part = 'database-bus';
  test(`${part}: ${fault}`, rowOf(part, fault, mode()), async () => {
    const json = await openJsonSocket(cast.clinic.token);
    const pushed = (content: string) => () =>
      Promise.resolve(json.frames.some((frame) => JSON.stringify(frame).includes(content)));
    const write = (content: string) =>
      call('POST', '/api/messages', {
        token: cast.hygienist.token,
        body: { senderId: cast.hygienist.id, recipientId: cast.clinic.id, content },
      });
    await faults.set(part, fault);
    try {
      await test.step('every call is answered; what is written is stored', async () => {
        for (const { row: asked, answer } of await makeAll()) {
          expect(asked.fine, `${asked.route}: ${answer.text}`).toContain(answer.status);
          expect(answer.took, asked.route).toBeLessThan(ANSWER_WITHIN_MS);
        }
        expect((await readiness()).isReady).toBe(false);
      });
    } finally {
      await faults.set(part, 'pass');
    }
    await test.step('pushes come again, over the socket that stood', async () => {
      await eventually(readiness, ({ isReady }) => isReady, RECOVER_WITHIN_MS);
      await expectAllFine();
      const content = `After the bus, ${Date.now()}`;
      expect((await write(content)).status).toBe(201);
      await eventually(pushed(content), Boolean, SAY_WITHIN_MS);
    });
    json.close();
  });
}
