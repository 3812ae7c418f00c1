import { JOBS_AT_ONCE, matchQueuedJobs } from '@tbt/subgraph-marketplace/repositories';
import type { Figure, Measured } from '../harness/results';
import { takeTurns } from '../harness/rounds';
import { estimate, millisecondsOf, p95, ratio } from '../harness/statistics';
import type { BenchOptions } from '../run-bench';
import { createShiftSearches } from '../shifts/shift-searches';
import { assignmentFigure } from './assignment-figure';
import { waveFigures } from './wave-figures';
import { ALERTS, SHIFTS, withAlertWorld, type AlertWorld } from './alert-world';

/** Matched while others read. */
const SHIFTS_BESIDE = 8;
/** As many as the machine of a small deployment has processors. */
const WORKERS = 2;

const METHOD = [
  `${ALERTS.toLocaleString('en-CA')} alerts made by SQL, of which one in fifty suits the shift by role, province, rate and day; matched by the statement of the worker, from the queue to the committed rows.`,
  'The reference is a bare INSERT … SELECT of the very rows from a table beside it, into the same table with its indexes, committed as well; in turns, the table emptied before each.',
  `${SHIFTS} alike shifts at once: ${WORKERS} workers take them from the queue, ${JOBS_AT_ONCE} a transaction, against one shift alone.`,
  `Other requests: the first page of the search through its repository, one after the other, while a worker matches ${SHIFTS_BESIDE} shifts, against as many without; 95th percentiles.`,
  'The first wave: fifty hygienists are on call around the office, each with an open socket; from the commit of the request to the frame at the last socket, in turns with reads of the request by POST /graphql as one of them. Gateway, subgraphs, recipients and clinic share one process; PostgreSQL is real.',
  'Push: the first wave reaches a thousand phones; from the commit to the last request at a local push service, which another thread answers.',
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
    database.transaction((tx) => matchQueuedJobs(tx, { now: new Date(), limit: JOBS_AT_ONCE }));
  while ((await next()) > 0);
}

async function timeMatch(database: AlertWorld, shifts: number, workers: number): Promise<number> {
  await empty(database);
  await queue(database, shifts);
  return millisecondsOf(() => Promise.all(Array.from({ length: workers }, () => work(database))));
}

/** The 95th percentile of reads, one after the other, while a worker matches or, for as many, without. */
function readsBeside(database: AlertWorld) {
  const { read } = createShiftSearches({ marketplace: { database } });
  let count = 0;
  const timed = () => millisecondsOf(() => read({}));
  return async (name: 'matching' | 'quiet'): Promise<number> => {
    const times: number[] = [];
    if (name === 'quiet') while (times.length < count) times.push(await timed());
    else {
      await empty(database);
      await queue(database, SHIFTS_BESIDE);
      let isWorking = true;
      const matching = work(database).finally(() => (isWorking = false));
      while (isWorking) times.push(await timed());
      await matching;
      count = times.length;
    }
    return p95(times);
  };
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

const alertFigures = ({ slices, isSmall }: BenchOptions): Promise<Figure[]> =>
  withAlertWorld(async (database) => {
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
    const beside = await takeTurns(['matching', 'quiet'], readsBeside(database), slices);
    await empty(database);
    return [
      { name: 'share of the alerts that suit', unit: 'times', value: found / ALERTS },
      { name: 'one shift, to the committed rows', unit: 'ms', value: estimate(one.match) },
      {
        name: 'one shift ÷ a bare insert of its rows',
        unit: 'times',
        value: ratio(one.match, one.insert),
        target: { atMost: 2 },
      },
      {
        name: 'other requests meanwhile ÷ without, 95th percentiles',
        unit: 'times',
        value: ratio(beside.matching, beside.quiet),
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
    ];
  });

export const measureAlerts = async (options: BenchOptions): Promise<Measured> => ({
  method: METHOD,
  figures: [
    ...(await alertFigures(options)),
    ...(await waveFigures(options.slices)),
    assignmentFigure(options.slices),
  ],
});
