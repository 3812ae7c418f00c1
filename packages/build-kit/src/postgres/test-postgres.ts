import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livingOwner } from './process-owner';
import { stopStaleServer } from './stale-server';
import { startPostgres } from './start-postgres';
import type { RunningPostgres } from './start-postgres';

const PREFIX = 'tbt-test-postgres-';

/** Ends the throw-away servers whose test run was killed. */
async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const dataDir = join(tmpdir(), name);
    // Without an owner's record the folder may be one that another run is making right now.
    if (!existsSync(join(dataDir, 'postgres-owner')) || livingOwner(dataDir) !== undefined)
      continue;
    const pointer = join(dataDir, 'postgres-place');
    const place = existsSync(pointer)
      ? readFileSync(pointer, 'utf8').trim()
      : join(dataDir, 'postgres');
    await stopStaleServer(join(place, 'cluster'));
    rmSync(place, { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A fresh, fast server in a temporary folder; nothing of it is left after `stop`. */
export async function startTestPostgres(): Promise<RunningPostgres> {
  await sweepAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(dataDir, 0o755);
  const logger = { info: () => undefined, warn: console.warn };
  const server = await startPostgres({ dataDir, test: true, logger });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}
