import { migrationDrift } from '../../src/check/prisma-drift';
import type { RunningPostgres } from '../../src/postgres';
import { startTestPostgres } from '../../src/postgres/test-postgres';
import { subgraphProjects } from '../../src/workspace/projects';

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
