import { countStatements } from '@tbt/service-kit';
import type { Pool } from 'pg';
import { viewerOf } from '@tbt/build-kit/demo-world/callers';
import type { Figure } from '../harness/results-file';
import { takeTurns } from '../harness/rounds';
import { ratio } from '../harness/statistics';
import type { ShiftsWorld } from './shifts-world';

/** Offers accepted in one slice, each of another professional for another shift. */
const OFFERS = 100;
const FIRST_PERSON = 5_001;

type Offer = { id: number; clinicId: number };
type Booking = Record<string, unknown> & { id: number };

async function reset(pool: Pool): Promise<void> {
  await pool.query('DELETE FROM bookings');
  await pool.query(`UPDATE jobs SET status = 'active' WHERE status = 'booked'`);
  await pool.query(
    `UPDATE applications SET status = 'pending', was_passed_over = false, revision = 1`,
  );
}

async function makeOffers(pool: Pool): Promise<Offer[]> {
  await reset(pool);
  await pool.query('DELETE FROM applications');
  const people = `SELECT id, row_number() OVER (ORDER BY id) AS at FROM people
    WHERE role = 'hygienist' AND id >= ${FIRST_PERSON} ORDER BY id LIMIT ${OFFERS}`;
  const jobs = `SELECT id, hourly_rate, row_number() OVER (ORDER BY id) AS at FROM jobs
    WHERE status = 'active' AND role = 'hygienist' AND province = 'Ontario' ORDER BY id LIMIT ${OFFERS}`;
  await pool.query(`
    INSERT INTO applications (job_id, applicant_id, message, hourly_rate, expires_at, created_at, updated_at)
    SELECT j.id, p.id, 'I am interested', j.hourly_rate, timestamptz '2039-01-01', now(), now()
    FROM (${people}) p JOIN (${jobs}) j USING (at) ON CONFLICT DO NOTHING`);
  const { rows } = await pool.query<Offer>(`
    SELECT a.id, j.clinic_id AS "clinicId" FROM applications a JOIN jobs j ON j.id = a.job_id
    ORDER BY a.id LIMIT ${OFFERS}`);
  return rows;
}

async function insertBare(pool: Pool, { id: _, ...booking }: Booking): Promise<void> {
  const columns = Object.keys(booking);
  const text = `INSERT INTO bookings (${columns.join(', ')})
    VALUES (${columns.map((_column, at) => `$${at + 1}`).join(', ')})`;
  await pool.query({ name: 'bare booking', text, values: Object.values(booking) });
}

async function timeOf<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (const item of items) await run(item);
  return performance.now() - start;
}

/** Compares accepting an offer with the insert of its booking alone, under the same constraints. */
export async function acceptFigures(
  { marketplace }: ShiftsWorld,
  slices: number,
): Promise<Figure[]> {
  const { database, services } = marketplace;
  const { pool } = database;
  const offers = await makeOffers(pool);
  const accept = ({ id, clinicId }: Offer) =>
    services.applications.accept(viewerOf({ id: clinicId, role: 'clinic' }), {
      applicationId: String(id),
    });
  const [first] = offers;
  if (!first) throw new Error('There is no offer to accept');
  const statements = await countStatements(pool, () => accept(first));
  await reset(pool);

  let booked: Booking[] = [];
  const slicesOf = {
    async accept() {
      const time = await timeOf(offers, accept);
      booked = (await pool.query<Booking>('SELECT * FROM bookings')).rows;
      return time;
    },
    bare: () => timeOf(booked, (booking) => insertBare(pool, booking)),
  };
  const times = await takeTurns(
    ['accept', 'bare'] as const,
    async (name) => {
      const time = await slicesOf[name]();
      await reset(pool);
      return time;
    },
    slices,
  );
  return [
    {
      name: 'statements of an acceptance',
      unit: 'statements',
      value: statements,
      target: { atMost: 8 },
    },
    {
      name: 'an acceptance ÷ a bare insert of its booking',
      unit: 'times',
      value: ratio(times.accept, times.bare),
      target: { atMost: 9 },
    },
  ];
}
