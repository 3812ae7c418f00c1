import { migrationDrift } from '../../src/prisma/prisma-drift';
import type { RunningPostgres } from '@tbt/postgres';
import { startTestPostgres } from '@tbt/postgres/test-postgres';
import { subgraphProjects } from '@tbt/workspace/projects';

let server: RunningPostgres;

beforeAll(async () => {
  server = await startTestPostgres();
}, 30_000);
afterAll(() => server.stop());

it.each(subgraphProjects())(
  'the migrations of %s make what its schema says',
  async (project) => {
    expect(await migrationDrift(server, project)).toBe('');
  },
  60_000,
);
