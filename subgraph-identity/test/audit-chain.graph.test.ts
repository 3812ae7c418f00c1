import { randomUUID } from 'node:crypto';
import { createWorld, NOW, viewerOf, type World } from './factories';

describe('the audit log', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
  });
  afterEach(() => world.close());

  const integrity = async () => {
    const viewer = viewerOf(await world.admin());
    const query = '{ auditIntegrity { isIntact entries brokenAt } }';
    return (await world.ask({ query, viewer })).data?.auditIntegrity;
  };
  const write = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        world.database.prisma.auditEntry.create({
          data: {
            at: new Date(NOW.getTime() + index),
            actor: 'system:jobs',
            action: 'test.written',
            subject: `test:${index}`,
            details: { requestId: randomUUID() },
          },
        }),
      ),
    );
  const tamper = async (sql: string) => {
    const { pool } = world.database;
    await pool.query('ALTER TABLE audit_log DISABLE TRIGGER USER');
    await pool.query(sql);
    await pool.query('ALTER TABLE audit_log ENABLE TRIGGER USER');
  };

  it('is one chain under concurrent writes', async () => {
    await write(12);
    expect(await integrity()).toEqual({ isIntact: true, entries: 13, brokenAt: null });
  });

  it('takes no change', async () => {
    await write(1);
    await expect(world.database.pool.query('DELETE FROM audit_log')).rejects.toThrow('append-only');
  });

  it('has an entry for each user of a reported act, or one for everyone', async () => {
    const act = { actorId: 7, requestId: randomUUID(), at: NOW.toISOString() };
    const report = (action: string, personIds: number[]) =>
      world.subgraph.services.audit.onActed({
        ...{ id: randomUUID(), name: 'administrator.acted', createdAt: NOW.toISOString() },
        payload: { ...act, action, subject: 'test:1', personIds },
      });
    await report('test.for-two', [1, 2]);
    await report('test.for-all', []);
    const entries = await world.database.prisma.auditEntry.findMany({
      where: { actor: 'user:7' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, personId }) => [action, personId])).toEqual([
      ...[
        ['test.for-two', 1],
        ['test.for-two', 2],
        ['test.for-all', null],
      ],
    ]);
  });

  it.each([
    ['a changed row', `UPDATE audit_log SET action = 'test.other' WHERE subject = 'test:1'`],
    [
      'a changed fact',
      `UPDATE audit_log SET details = '{"requestId": ""}' WHERE subject = 'test:1'`,
    ],
    ['a row taken out', `DELETE FROM audit_log WHERE subject = 'test:1'`],
    [
      'a row with a hash of its own',
      `UPDATE audit_log SET actor = 'user:1', hash = audit_hash(prev_hash, id, at, 'user:1', action,
        subject, person_id, details) WHERE subject = 'test:1'`,
    ],
  ])('tells %s', async (_what, sql) => {
    for (let index = 0; index < 3; index += 1) {
      await world.database.prisma.auditEntry.create({
        data: { at: NOW, actor: 'system:jobs', action: 'test.written', subject: `test:${index}` },
      });
    }
    await tamper(sql);
    expect(await integrity()).toMatchObject({
      isIntact: false,
      brokenAt: expect.any(String) as string,
    });
  });
});
