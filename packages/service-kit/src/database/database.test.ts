import { kitDatabase, shift, type KitDatabase } from '../../test/kit-database';
import { PrismaClient } from '../../test/generated/prisma/client';
import { conflict } from '../errors/domain-error';
import { createDatabase } from './database';
import {
  constraintOf,
  isDatabaseAway,
  isTransactionConflict,
  onConstraint,
} from './database-error';
import { createPool } from './pool';
import { createStatementNames } from './statement-names';
import { countStatements, recordStatements, recordStatementsByPool } from './statement-log';

let database: KitDatabase;

beforeEach(async () => {
  database = await kitDatabase();
  await database.prisma.shift.create({ data: shift('a') });
});
afterEach(() => database.drop());

const caught = async (run: () => PromiseLike<unknown>): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
};

const violations: [string, object][] = [
  ['shift_code_key', { code: 'a', personId: 2 }],
  ['shift_hours_positive', { code: 'bb', hours: 0 }],
  ['shift_no_overlap', { code: 'c' }],
  ['shift_parent_fkey', { code: 'dd', parentId: 99 }],
];

const INSERT = `INSERT INTO shifts (code, person_id, hours, starts_at, ends_at, parent_id)
  VALUES ($1, $2, $3, $4, $5, $6)`;

describe.each(violations)('constraintOf: %s', (name, values) => {
  const row = { ...shift('x'), parentId: null, ...values };
  const data = { ...shift(row.code), ...values };
  const parameters = () => [
    data.code,
    data.personId,
    data.hours,
    data.startsAt,
    data.endsAt,
    row.parentId,
  ];

  it('is read from the model, raw SQL, a transaction and the pool', async () => {
    const { prisma, pool } = database;
    const errors = [
      await caught(() => prisma.shift.create({ data })),
      await caught(() => prisma.$executeRawUnsafe(INSERT, ...parameters())),
      await caught(() => prisma.$queryRawUnsafe(`${INSERT} RETURNING id`, ...parameters())),
      await caught(() => database.transaction((tx) => tx.shift.create({ data }))),
      await caught(() => pool.query(INSERT, parameters())),
    ];
    expect(errors.map(constraintOf)).toEqual([name, name, name, name, name]);
  });
});

describe('a database that is away', () => {
  const failures = async (url: string) => {
    const away = createDatabase({
      url,
      prismaClient: (adapter) => new PrismaClient({ adapter }),
    });
    const select = 'SELECT pg_terminate_backend(pg_backend_pid())::text';
    const errors = [
      await caught(() => away.prisma.$queryRawUnsafe(select)),
      await caught(() => away.transaction((tx) => tx.$queryRawUnsafe(select))),
      await caught(() => away.pool.query(select)),
    ];
    await away.close();
    return errors;
  };

  it('is distinguished from a failing statement', async () => {
    const errors = [
      ...(await failures('postgres://robin@127.0.0.1:1/nothing')),
      ...(await failures(database.url)),
    ];
    expect(errors.map(isDatabaseAway)).toEqual(errors.map(() => true));
    const wrong = await caught(() => database.prisma.$queryRawUnsafe('SELECT nonsense'));
    expect(isDatabaseAway(wrong)).toBe(false);
  });
});

it('a statement that hangs is given up', async () => {
  const pool = createPool(database.url, { statementTimeoutMs: 50 });
  const error = await caught(() => pool.query('SELECT pg_sleep(10)'));
  await pool.end();
  expect(isDatabaseAway(error)).toBe(true);
});

describe('instants', () => {
  it('are read as written, whatever the server’s time zone', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.pool.query(`ALTER DATABASE "${name}" SET timezone TO 'America/St_Johns'`);
    for (const options of ['', '?options=-c%20TimeZone%3DAmerica%2FToronto']) {
      const fresh = createDatabase({
        url: database.url + options,
        prismaClient: (adapter) => new PrismaClient({ adapter }),
      });
      const noon = new Date('2027-01-01T12:00:00.000Z');
      const rows = await fresh.prisma.$queryRaw`SELECT ${noon}::timestamptz AS at`;
      await fresh.close();
      expect(rows).toEqual([{ at: noon }]);
    }
  });
});

describe('statement names', () => {
  it('are stable per text, and bounded in number', () => {
    const nameOf = createStatementNames(2);
    const [one, two] = [nameOf({ sql: 'SELECT 1' }), nameOf({ sql: 'SELECT 2' })];
    expect(one).not.toBe(two);
    expect(nameOf({ sql: 'SELECT 1' })).toBe(one);
    expect(nameOf({ sql: 'SELECT 3' })).toBe('');
    expect(nameOf({ sql: 'SELECT 2' })).toBe(two);
  });

  it('leave an unnamed statement unchanged', async () => {
    const texts = Array.from({ length: 600 }, (_, number) => `SELECT ${number}::int AS n`);
    for (const text of texts) await database.prisma.$queryRawUnsafe(text);
    await expect(database.prisma.$queryRawUnsafe(texts.at(-1) ?? '')).resolves.toEqual([
      { n: 599 },
    ]);
  });
});

describe('onConstraint', () => {
  it('maps the named constraint and rethrows other errors', async () => {
    const taken = await caught(() =>
      database.prisma.shift.create({ data: shift('a', { personId: 2 }) }),
    );
    const map = { shift_code_key: () => conflict('application.jobTaken') };
    expect(() => onConstraint(taken, map)).toThrow(
      expect.objectContaining({ code: 'CONFLICT', key: 'application.jobTaken' }) as Error,
    );
    expect(() => onConstraint(taken, { other: () => new Error('no') })).toThrow(taken as Error);
    const plain = new Error('plain');
    expect(() => onConstraint(plain, map)).toThrow(plain);
    expect([null, 'text', undefined, {}].map(constraintOf)).toEqual([null, null, null, null]);
  });

  it('does not parse constraint names from messages', async () => {
    const raise = `DO $$ BEGIN RAISE EXCEPTION 'violates constraint "shift_code_key"'; END $$`;
    const error = await caught(() => database.prisma.$executeRawUnsafe(raise));
    expect(constraintOf(error)).toBeNull();
  });
});

describe('transaction', () => {
  it('rolls back on failure', async () => {
    const failing = database.transaction(async (tx) => {
      await tx.shift.create({ data: shift('bb') });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expect(database.prisma.shift.count()).resolves.toBe(1);
  });

  it('retries a deadlock victim', async () => {
    await database.prisma.shift.create({ data: shift('bb') });
    let attempts = 0;
    let arrived = 0;
    let open: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => (open = resolve));
    const touchBoth = (first: string, second: string) =>
      database.transaction(async (tx) => {
        attempts += 1;
        await tx.shift.update({ where: { code: first }, data: { hours: { increment: 1 } } });
        if ((arrived += 1) >= 2) open();
        await bothHold;
        await tx.shift.update({ where: { code: second }, data: { hours: { increment: 1 } } });
      });
    await Promise.all([touchBoth('a', 'bb'), touchBoth('bb', 'a')]);
    expect(attempts).toBe(3);
    const rows = await database.prisma.shift.findMany({ orderBy: { code: 'asc' } });
    expect(rows.map((row) => row.hours)).toEqual([10, 10]);
  });

  it('retries a serialization failure three times', async () => {
    let attempts = 0;
    const addHours = database.transaction(
      async (tx) => {
        attempts += 1;
        const row = await tx.shift.findUniqueOrThrow({ where: { code: 'a' } });
        if (attempts === 1) await database.pool.query('UPDATE shifts SET hours = hours + 10');
        await tx.shift.update({ where: { code: 'a' }, data: { hours: row.hours + 1 } });
      },
      { isolationLevel: 'Serializable' },
    );
    await addHours;
    expect(attempts).toBe(2);
    await expect(database.prisma.shift.findFirst()).resolves.toMatchObject({ hours: 19 });

    let tries = 0;
    const hopeless = database.transaction(async (tx) => {
      tries += 1;
      await tx.$executeRawUnsafe(
        `DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`,
      );
    });
    expect(isTransactionConflict(await caught(() => hopeless))).toBe(true);
    expect(tries).toBe(4);
  });

  it('does not retry other errors', async () => {
    let attempts = 0;
    const failing = database.transaction(async (tx) => {
      attempts += 1;
      await tx.shift.create({ data: shift('a', { personId: 2 }) });
    });
    expect(constraintOf(await caught(() => failing))).toBe('shift_code_key');
    expect(attempts).toBe(1);
  });
});

describe('statement log', () => {
  it('counts statements, transaction control separately', async () => {
    const { prisma, pool } = database;
    const log = await recordStatements(pool, () =>
      database.transaction(async (tx) => {
        await tx.shift.findMany();
        await tx.$queryRawUnsafe('SELECT 1');
      }),
    );
    expect(log.statements).toHaveLength(2);
    expect(log.transactionControl).toEqual(['BEGIN', 'COMMIT']);
    await expect(countStatements(pool, () => pool.query('SELECT 1'))).resolves.toBe(1);
    await expect(countStatements(pool, () => prisma.shift.findMany())).resolves.toBe(1);
  });

  it('excludes concurrent work, and other pools unless requested', async () => {
    const other = createPool(database.url, { max: 1 });
    const { pool } = database;
    const beside = pool.query('SELECT pg_sleep(0.01)');
    const run = async () => {
      await other.query('SELECT 2');
      await pool.query('SELECT 3');
    };
    const [own, all] = [await recordStatements(pool, run), await recordStatements(null, run)];
    await beside;
    await other.end();
    expect(own.statements).toEqual(['SELECT 3']);
    expect(all.statements).toEqual(['SELECT 2', 'SELECT 3']);
  });

  it('counts for the caller that waited for a connection', async () => {
    const busy = createPool(database.url, { max: 1 });
    const before = busy.query('SELECT pg_sleep(0.05)');
    const logs = await Promise.all([
      recordStatements(busy, () => busy.query('SELECT 1')),
      recordStatements(busy, () => busy.query('SELECT 2')),
    ]);
    await before;
    await busy.end();
    expect(logs.map(({ statements }) => statements)).toEqual([['SELECT 1'], ['SELECT 2']]);
  });

  it('counts pools separately', async () => {
    const other = createPool(database.url, { max: 1 });
    const { pool } = database;
    const { logs, result } = await recordStatementsByPool({ pool, other }, async () => {
      await other.query('BEGIN');
      await pool.query('SELECT 1');
      await other.query('COMMIT');
      return 'done';
    });
    await other.end();
    expect(result).toBe('done');
    expect(logs.pool).toMatchObject({ statements: ['SELECT 1'], transactionControl: [] });
    expect(logs.other).toMatchObject({ statements: [], transactionControl: ['BEGIN', 'COMMIT'] });
  });

  it('counts reused prepared statements', async () => {
    const read = () => database.prisma.shift.findUnique({ where: { code: 'a' } });
    await read();
    await expect(countStatements(database.pool, read)).resolves.toBe(1);
    const { rows } = await database.pool.query<{ count: string }>(
      'SELECT count(*) FROM pg_prepared_statements',
    );
    expect(Number(rows[0]?.count)).toBeGreaterThan(0);
  });
});
