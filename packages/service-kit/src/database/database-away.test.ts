import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { PrismaClient } from '../../test/generated/prisma/client';
import { createDatabase } from './database';
import { isDatabaseAway } from './database-error';

it('a server that hangs up without a word is away', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const away = createDatabase({
    url: `postgres://somebody@127.0.0.1:${port}/nothing`,
    prismaClient: (adapter) => new PrismaClient({ adapter }),
  });
  const runs = [
    away.pool.query('SELECT 1'),
    away.prisma.$queryRawUnsafe('SELECT 1'),
    away.transaction((tx) => tx.$queryRawUnsafe('SELECT 1')),
  ];
  for (const { reason } of (await Promise.allSettled(runs)) as { reason?: unknown }[])
    expect(isDatabaseAway(reason)).toBe(true);
  await away.close();
  server.close();
});
