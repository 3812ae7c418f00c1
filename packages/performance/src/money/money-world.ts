import { Client } from 'pg';
import { cacheFolder, withDatabases } from '../harness/databases';
import { openMarketplace } from '../programs/open-subgraphs';

export type MoneySize = { bookings: number; invoicesOfOne: number };
export const LARGE: MoneySize = { bookings: 1_000_000, invoicesOfOne: 5_000 };
export const SMALL: MoneySize = { bookings: 20_000, invoicesOfOne: 500 };

export const PROFESSIONAL = 1;
export const CLINIC = 1;
export const YEAR = 2039;

const PROVINCES = ['Ontario', 'Quebec', 'British Columbia', 'Alberta', 'Manitoba', 'Nova Scotia'];

/** Seeded by number; every booking is of its own shift, in two years of weeks that are over. */
const FILL = [
  `INSERT INTO jobs (id, clinic_id, title, role, province, city, city_key, date, start_time, end_time,
     time_zone, starts_at, ends_at, zone_data_version, duration_minutes, is_evening, hourly_rate, status, created_at)
   SELECT n, 2 + n % 5000, 'Hygienist for a day', 'hygienist', ($2::text[])[1 + n % 6], 'Toronto', 'toronto',
     day::text, '08:00', '16:00', 'America/Toronto', day + interval '13 hours', day + interval '21 hours',
     'bench', 480, false, 50, CASE WHEN n % 5 = 0 THEN 'expired' ELSE 'booked' END, day - interval '3 days'
   FROM generate_series(1, $1::int) AS n CROSS JOIN LATERAL (SELECT date '2024-01-01' + n % 700 AS day) AS days
   ON CONFLICT (id) DO NOTHING`,
  `INSERT INTO bookings (id, job_id, clinic_id, professional_id, status, date, start_time, end_time, starts_at,
     ends_at, padded_until, time_zone, zone_data_version, hourly_rate, created_at, no_show_at)
   SELECT j.id, j.id, j.clinic_id, 1 + j.id, CASE WHEN j.id % 50 = 1 THEN 'no_show' ELSE 'paid' END, j.date,
     '08:00', '16:00', j.starts_at, j.ends_at, j.ends_at + interval '15 minutes', 'America/Toronto', 'bench', 50,
     j.created_at + interval '1 day', CASE WHEN j.id % 50 = 1 THEN j.ends_at END
   FROM jobs j WHERE j.status = 'booked' AND j.id <= $1::int AND $2::text[] IS NOT NULL ON CONFLICT DO NOTHING`,
];

const FILL_INVOICES = [
  `INSERT INTO invoices (id, number, kind, professional_id, clinic_id, booking_id, parties, province, issued_on,
     due_on, due_at, payment_terms, subtotal, tax, total, issued_at, settled_at, paid_on, paid_method, marked_paid_at)
   SELECT b.id, CASE WHEN rank <= $1 THEN rank ELSE 1 END, 'shift', CASE WHEN rank <= $1 THEN 1 ELSE b.professional_id END,
     CASE WHEN rank <= $1 THEN 2 + rank % 20 ELSE b.clinic_id END, b.id,
     '{"clinic": {"name": "Smile Dental"}, "professional": {"name": "Ada Tremblay"}}', 'Ontario',
     CASE WHEN rank <= $1 THEN (date '2039-01-01' + rank % 360)::text ELSE b.date END,
     b.date, b.ends_at, 'net14', 375, 48.75, 423.75, b.ends_at,
     CASE WHEN rank % 4 > 0 THEN b.ends_at END, CASE WHEN rank % 4 > 0 THEN b.date END,
     CASE WHEN rank % 4 > 0 THEN 'cheque' END, CASE WHEN rank % 4 > 0 THEN b.ends_at END
   FROM (SELECT b.*, row_number() OVER (ORDER BY hashint4(b.id))::int AS rank FROM bookings b WHERE b.status = 'paid') b
   ON CONFLICT DO NOTHING`,
  `INSERT INTO invoice_lines (invoice_id, position, kind, minutes, amount)
   SELECT i.id, line.position, line.kind, line.minutes, line.amount FROM invoices i
   CROSS JOIN (VALUES (1, 'hours', 450, 375.00), (2, 'hst', NULL, 48.75)) AS line(position, kind, minutes, amount)
   WHERE $1::int > 0 ON CONFLICT DO NOTHING`,
];

async function fill(url: string, { bookings, invoicesOfOne }: MoneySize): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM invoices',
  );
  if ((rows[0]?.count ?? 0) === 0) {
    for (const statement of FILL) await client.query(statement, [bookings, PROVINCES]);
    for (const statement of FILL_INVOICES) await client.query(statement, [invoicesOfOne]);
  }
  await client.query('VACUUM (ANALYZE) jobs, bookings, invoices, invoice_lines');
  await client.end();
}

export type MoneyWorld = {
  readonly size: MoneySize;
  readonly marketplace: Awaited<ReturnType<typeof openMarketplace>>;
};

/** Runs with bookings and invoices of a size; kept between runs. */
export const withMoneyWorld = <T>(
  size: MoneySize,
  run: (world: MoneyWorld) => Promise<T>,
): Promise<T> =>
  withDatabases(cacheFolder(`money-${size.bookings}`), async (urls) => {
    await fill(urls.marketplace, size);
    const marketplace = await openMarketplace(urls.marketplace);
    try {
      return await run({ size, marketplace });
    } finally {
      await marketplace.database.close();
    }
  });
