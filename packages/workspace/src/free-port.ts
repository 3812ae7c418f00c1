import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ephemeral ports of Linux, macOS and Windows: an outgoing connection could take one of those.
const LOWEST = 20_000;
const HIGHEST = 32_000;
const ATTEMPTS = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A free loopback port. @throws Error when none was found. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}`);
}
