import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { kitDatabase } from '../../test/kit-database';
import { PrismaClient } from '../../test/generated/prisma/client';
import { checkDatabase } from './check-database';
import { createDatabase } from './database';
import { isDatabaseAway } from './database-error';
import { createPool } from './pool';

it('a server that disconnects without a response is away', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const away = createDatabase({
    url: `postgres://robin@127.0.0.1:${port}/nothing`,
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

it('a connection that breaks while in use fails its statement, not the process', async () => {
  const database = await kitDatabase();
  const pool = createPool(database.url);
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const broken = new Promise<void>((resolve) => client.once('end', resolve));
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await broken;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('SELECT 1')).rowCount).toBe(1);
  await pool.end();
  await database.drop();
});

it('a read-only database is not ready, and its writes can be retried', async () => {
  const database = await kitDatabase();
  await expect(checkDatabase(database.pool, 'kit')).resolves.toBeUndefined();
  const readOnly = createPool(`${database.url}?options=-c%20default_transaction_read_only%3Don`);
  await expect(checkDatabase(readOnly, 'kit')).rejects.toMatchObject({
    missing: ['kit database: read-only'],
  });
  const refused: unknown = await readOnly.query('CREATE TABLE t (id int)').catch((e: unknown) => e);
  expect(isDatabaseAway(refused)).toBe(true);
  await readOnly.end();
  await database.drop();
});
