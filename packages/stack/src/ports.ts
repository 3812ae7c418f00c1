import { createServer } from 'node:net';
import { StartError } from './start-error';

/** @throws StartError with the port and how to choose another. */
export function requireFreePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use.`
          : `Port ${port} cannot be opened (${error.code ?? error.message}).`;
      reject(new StartError(`${reason} Choose another one: PORT=${port + 1} npm start`));
    });
    // No host: every interface, IPv4 and IPv6.
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
