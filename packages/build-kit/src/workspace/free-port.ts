import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below what Linux, macOS and Windows give to outgoing connections: one of those could take a port
// between the moment it is chosen and the moment its service listens.
const LOWEST = 20_000;
const HIGHEST = 32_000;
const ATTEMPTS = 100;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * A loopback port on which nothing listens right now.
 * @throws Error when none was found among many.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${LOWEST} and ${HIGHEST}`);
}
