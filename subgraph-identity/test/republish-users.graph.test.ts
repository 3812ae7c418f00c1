import { createWorld, type World } from './factories';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('users published in an earlier version are republished, once', async () => {
  const { pool } = world.subgraph.database;
  const old = await world.person('hygienist');
  await world.person('hygienist');
  await pool.query('UPDATE users SET snapshot_version = 0 WHERE id = $1', [old.id]);

  const told = await Promise.all([
    world.services.republishUsers(),
    world.services.republishUsers(),
  ]);
  expect(told[0] + told[1]).toBe(1);
  expect(await world.services.republishUsers()).toBe(0);

  const { rows } = await pool.query<{ revision: number }>(
    `SELECT (payload ->> 'revision')::int AS revision FROM outbox_events
     WHERE name = 'user.changed' AND (payload ->> 'id')::int = $1 ORDER BY revision DESC LIMIT 1`,
    [old.id],
  );
  expect(rows[0]?.revision).toBe(old.revision + 1);
});
