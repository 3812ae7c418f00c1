import { kitDatabase, type KitDatabase } from '../../test/kit-database';
import { erasePerson, exportPerson } from './person-data';
import { KIT_TABLES, type PersonalTable } from './personal-table';
import { applyRetention, KIT_RETENTION } from './retention';
import { registerProblems } from './table-register';

let database: KitDatabase;
beforeEach(async () => {
  database = await kitDatabase();
});
afterEach(() => database.drop());

const SHIFTS: PersonalTable = {
  table: 'shifts',
  exports: 'SELECT code, hours FROM shifts WHERE person_id = $1 ORDER BY id',
  erases: ["UPDATE shifts SET code = 'gone-' || id WHERE person_id = $1 AND code <> $2"],
};
const TABLES = [...KIT_TABLES.filter(({ table }) => table !== '_prisma_migrations'), SHIFTS];

const addShift = (code: string, personId: number) =>
  database.pool.query(
    'INSERT INTO shifts (code, person_id, hours, starts_at, ends_at) VALUES ($1, $2, 4, $3, $3 + 1)',
    [code, personId, code.length],
  );

it('exports the data of one person only', async () => {
  await addShift('mine', 7);
  await addShift('theirs', 8);
  await expect(
    exportPerson(database.pool, TABLES, { id: 7, email: 'ada@example.test' }),
  ).resolves.toEqual({ shifts: [{ code: 'mine', hours: 4 }] });
});

it('erases one person, their events and stored results', async () => {
  await addShift('mine', 7);
  await addShift('theirs!', 8);
  await database.pool.query(`
    INSERT INTO outbox_events (name, payload) VALUES
      ('user.changed', '{"id": 7, "firstName": "Ada"}'), ('user.changed', '{"id": 8}'),
      ('verification.decided', '{"userId": 7, "reason": "blurred"}'),
      ('waitlist.joined', '{"entryId": 1, "email": "Ada@example.test"}'),
      ('job.changed', '{"id": 7}');
    INSERT INTO idempotency_keys VALUES (7, 'a', 'x', 'h', '{}'), (8, 'a', 'x', 'h', '{}');`);
  await database.transaction((tx) => erasePerson(tx, TABLES, { id: 7, email: 'ada@example.test' }));
  const rows = async (sql: string) => (await database.pool.query<{ v: string }>(sql)).rows;
  await expect(rows('SELECT code AS v FROM shifts ORDER BY id')).resolves.toEqual([
    { v: 'gone-1' },
    { v: 'theirs!' },
  ]);
  await expect(rows('SELECT payload::text AS v FROM outbox_events ORDER BY v')).resolves.toEqual([
    { v: '{"id": 7}' },
    { v: '{"id": 8}' },
  ]);
  await expect(rows('SELECT viewer_id AS v FROM idempotency_keys')).resolves.toEqual([{ v: 8 }]);
});

it('reports unregistered tables, and entries without a table or a reason', async () => {
  await expect(registerProblems(database.pool, TABLES)).resolves.toEqual([]);
  const wrong = [...TABLES.filter((entry) => entry !== SHIFTS), { table: 'lifts' }];
  await expect(registerProblems(database.pool, wrong)).resolves.toEqual([
    'shifts says neither what it hands out of a person nor how it forgets one',
    'lifts does not exist',
    'lifts does not say why it keeps or withholds',
  ]);
});

it('applies retention rules', async () => {
  await database.pool.query(`INSERT INTO inbox_events VALUES
    (gen_random_uuid(), now() - interval '31 days'), (gen_random_uuid(), now())`);
  await expect(applyRetention(database.pool, KIT_RETENTION, new Date())).resolves.toEqual({
    idempotency_keys: 0,
    inbox_events: 1,
    outbox_events: 0,
  });
});
