import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livingOwner } from './process-owner';
import { stopStaleServer } from './stale-server';
import { startPostgres } from './start-postgres';
import type { RunningPostgres } from './start-postgres';

const PREFIX = 'tbt-test-postgres-';
/** Linux's memory file system: many small files cost a third there. */
const IN_MEMORY = '/dev/shm';
const ROOM_NEEDED = 4 * 1024 ** 3;

function hasRoomInMemory(): boolean {
  if (!existsSync(IN_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ROOM_NEEDED;
}

async function sweepAbandoned(folder: string): Promise<void> {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    const dataDir = join(folder, name);
    // Without an owner record another run may be creating the folder right now.
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

/** A fast, temporary server, in memory where there is room. */
export async function startTestPostgres(): Promise<RunningPostgres> {
  const folder = hasRoomInMemory() ? IN_MEMORY : tmpdir();
  await sweepAbandoned(folder);
  const dataDir = mkdtempSync(join(folder, PREFIX));
  chmodSync(dataDir, 0o755);
  const logger = { info: () => undefined, warn: console.warn };
  const server = await startPostgres({ dataDir, test: true, logger });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}
