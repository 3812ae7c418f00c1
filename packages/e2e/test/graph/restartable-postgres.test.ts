import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  startRestartablePostgres,
  type RestartablePostgres,
} from '../../src/fault-proxy/restartable-postgres';

const ENDS = 30;
const BETWEEN_ENDS_MS = 20;

describe('a PostgreSQL that can be broken', () => {
  let dataDir: string;
  let postgres: RestartablePostgres;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'tbt-restartable-'));
    postgres = await startRestartablePostgres(dataDir);
  });
  afterAll(async () => {
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('answers or refuses while its connections are ended, and answers afterwards', async () => {
    let isOver = false;
    const answers = { given: 0, refused: 0 };
    const ask = async () => {
      while (!isOver) {
        await postgres.query('identity', 'SELECT 1').then(
          () => (answers.given += 1),
          () => (answers.refused += 1),
        );
      }
    };
    const asking = Promise.all([ask(), ask(), ask()]);
    for (let times = 0; times < ENDS; times += 1) {
      await postgres.terminateConnections();
      await wait(BETWEEN_ENDS_MS);
    }
    isOver = true;
    await asking;

    expect(answers.refused).toBeGreaterThan(0);
    expect(answers.given).toBeGreaterThan(0);
    await expect(postgres.query('identity', 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  });
});
