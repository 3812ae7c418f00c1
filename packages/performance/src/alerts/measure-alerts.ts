import { matchQueuedJobs } from '@tbt/subgraph-marketplace/repositories';
import type { Measured } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { estimate, millisecondsOf, ratio } from '../harness/statistics';
import type { BenchOptions } from '../run-bench';
import { ALERTS, SHIFTS, withAlertWorld, type AlertWorld } from './alert-world';

/** As the worker takes them. */
const SHIFTS_AT_ONCE = 4;
/** As many as the machine of a small deployment has processors. */
const WORKERS = 2;

const METHOD = [
  `${ALERTS.toLocaleString('en-CA')} alerts made by SQL, of which one in fifty suits the shift by role, province, rate and day; matched by the statement of the worker, from the queue to the committed rows.`,
  'The reference is a bare INSERT … SELECT of the very rows from a table beside it, into the same table with its indexes, committed as well; in turns, the table emptied before each.',
  `${SHIFTS} shifts at once: ${WORKERS} workers take them from the queue, ${SHIFTS_AT_ONCE} a statement, against one shift alone.`,
];

const queue = ({ pool }: AlertWorld, shifts: number) =>
  pool.query('INSERT INTO alert_jobs (job_id) SELECT n FROM generate_series(1, $1::int) AS n', [
    shifts,
  ]);

async function empty({ pool }: AlertWorld): Promise<void> {
  await pool.query('TRUNCATE alert_jobs, job_alert_notifications');
}

/** Takes shifts until none is queued. */
async function work(database: AlertWorld): Promise<void> {
  const next = () =>
    database.transaction((tx) => matchQueuedJobs(tx, { now: new Date(), limit: SHIFTS_AT_ONCE }));
  while ((await next()) > 0);
}

async function timeMatch(database: AlertWorld, shifts: number, workers: number): Promise<number> {
  await empty(database);
  await queue(database, shifts);
  return millisecondsOf(() => Promise.all(Array.from({ length: workers }, () => work(database))));
}

const COLUMNS = `user_id, job_id, alert_preference_id, match_score, match_reasons, status, due_at,
  created_at`;

/** The rows that one shift leads to, beside the table. @returns their number. */
async function keepRows(database: AlertWorld): Promise<number> {
  const { pool } = database;
  await timeMatch(database, 1, 1);
  await pool.query('DROP TABLE IF EXISTS found_rows');
  await pool.query(`CREATE TABLE found_rows AS SELECT ${COLUMNS} FROM job_alert_notifications`);
  const { rows } = await pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM found_rows',
  );
  return rows[0]?.count ?? 0;
}

async function timeInsert(database: AlertWorld): Promise<number> {
  await empty(database);
  return millisecondsOf(() =>
    database.pool.query(
      `INSERT INTO job_alert_notifications (${COLUMNS}) SELECT ${COLUMNS} FROM found_rows`,
    ),
  );
}

/** Cost of matching one shift, and a hundred, with a million alerts. */
export function measureAlerts({ slices, isSmall }: BenchOptions): Promise<Measured> {
  return withAlertWorld(async (database) => {
    const found = await keepRows(database);
    const one = await takeTurns(
      ['match', 'insert'],
      (name) => (name === 'match' ? timeMatch(database, 1, 1) : timeInsert(database)),
      slices,
    );
    const hundred = isSmall
      ? null
      : await takeTurns(
          ['hundred', 'one'],
          (name) => timeMatch(database, name === 'hundred' ? SHIFTS : 1, WORKERS),
          Math.min(slices, 3),
        );
    await empty(database);
    return {
      method: METHOD,
      figures: [
        { name: 'share of the alerts that suit', unit: 'times', value: found / ALERTS },
        { name: 'one shift, to the committed rows', unit: 'ms', value: estimate(one.match) },
        {
          name: 'one shift ÷ a bare insert of its rows',
          unit: 'times',
          value: ratio(one.match, one.insert),
          target: { atMost: 2 },
        },
        ...(hundred
          ? [
              {
                name: `${SHIFTS} shifts at once ÷ one`,
                unit: 'times' as const,
                value: ratio(hundred.hundred, hundred.one),
                target: { atMost: 60 },
              },
            ]
          : []),
      ],
    };
  });
}
