import type { RunningPostgres } from '@tbt/postgres';
import { startTestPostgres } from '@tbt/postgres/test-postgres';
import { JOBS, makeWorld, MESSAGES, PEOPLE, rows } from './made-worlds';

let server: RunningPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

it('is the same in every run', async () => {
  const [first, second] = [await makeWorld(server, 'first'), await makeWorld(server, 'second')];
  for (const [database, sql] of [
    ['identity', PEOPLE],
    ['marketplace', JOBS],
    ['messaging', MESSAGES],
  ] as const) {
    const made = await rows(first[database], sql);
    expect(made.length).toBeGreaterThan(0);
    expect(await rows(second[database], sql)).toEqual(made);
  }
}, 300_000);
