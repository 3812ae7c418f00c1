import { join } from 'node:path';
import { createGateway } from '@tbt/gateway';
import { createLogger, SUBGRAPH_NAMES } from '@tbt/service-kit';
import { memoryBus, movableClock, testDeployment } from '@tbt/service-kit/testing';
import { loader } from '@tbt/stack/demo-world/callers';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { gatewayFolder } from '@tbt/workspace/projects';
import { withClient } from '@tbt/postgres';
import type { Pool } from 'pg';
import { cacheFolder, withDatabases } from '../harness/databases';
import { openIdentity, openMarketplace, openMessaging } from '../programs/open-subgraphs';

/** `shifts` of the chain, nineteen of twenty booked, among all `jobs`. */
export type DashboardSize = { shifts: number; locations: number; jobs: number };
export const LARGE: DashboardSize = { shifts: 10_600, locations: 200, jobs: 212_000 };
export const SMALL: DashboardSize = { shifts: 1_000, locations: 20, jobs: 20_000 };

/** Accounts with many bookings and with a few, in the order in which they sign up. */
export const [CHAIN, OFFICE] = [1, 2];
const EMAILS: Readonly<Record<number, string>> = {
  [CHAIN]: 'chain@bench.test',
  [OFFICE]: 'office@bench.test',
};
const PASSWORD = 'bench-password-1';
export const NOW = new Date('2040-06-15T15:00:00Z');
const UNLIMITED = 1_000_000;

/**
 * $1 shifts over a year by their number, a month of it ahead, every ($1 / $2)th one of the chain at one of
 * its $3 locations, every 200th of the office at its one, the others of 900 clinics. One in twenty has no
 * booking, and of the office one in three.
 */
const FILL = [
  `INSERT INTO people (id, revision, role, is_verified, province, city, time_zone, name, created_at)
   SELECT n, 1, CASE WHEN n < 10000 THEN 'clinic' WHEN n % 2 = 0 THEN 'hygienist' ELSE 'assistant' END, true, 'Ontario',
     'Toronto', 'America/Toronto', 'Member ' || n, timestamptz '2039-01-01'
   FROM (SELECT generate_series(1, 1000) AS n UNION ALL SELECT generate_series(10000, 11999)) AS numbers
   WHERE $1::int + $2::int + $3::int > 0 ON CONFLICT (id) DO NOTHING`,
  `INSERT INTO clinic_locations (id, clinic_id, name, name_key, street_address, city, province, postal_code, created_at)
   SELECT n, ${CHAIN}, 'Office ' || n, 'office ' || n, n || ' King Street', 'Toronto', 'Ontario', 'M5V 2T6',
     timestamptz '2039-01-01'
   FROM generate_series(1, $3::int) AS n WHERE $1::int + $2::int > 0`,
  `INSERT INTO clinic_locations (id, clinic_id, name, name_key, street_address, city, province, postal_code, created_at)
   SELECT $3::int + 1, ${OFFICE}, 'East', 'east', '1 Queen Street', 'Toronto', 'Ontario', 'M5V 2T6', timestamptz '2039-01-01'
   WHERE $1::int + $2::int > 0`,
  `INSERT INTO jobs (id, clinic_id, location_id, title, role, province, city, city_key, date, start_time, end_time,
     time_zone, starts_at, ends_at, zone_data_version, duration_minutes, is_evening, hourly_rate, status, created_at)
   SELECT n, CASE WHEN is_chain THEN ${CHAIN} WHEN n % 200 = 1 THEN ${OFFICE} ELSE 100 + hash % 900 END,
     CASE WHEN is_chain THEN 1 + hash % $3::int WHEN n % 200 = 1 THEN 1 + $3::int END, 'Hygienist for a day', 'hygienist', 'Ontario', 'Toronto', 'toronto',
     day::text, '08:00', '16:00', 'America/Toronto', day + interval '12 hours', day + interval '20 hours', 'bench',
     480, false, 50, CASE WHEN hash % 20 > 0 AND n % 600 <> 1 THEN 'booked' WHEN day > '2040-06-15' THEN 'active' ELSE 'expired' END,
     day - interval '5 days'
   FROM (SELECT n, abs(hashint4(n)) AS hash, n % ($1::int / $2::int) = 0 AS is_chain,
       date '2039-07-15' + n * 365 / $1::int AS day FROM generate_series(1, $1::int) AS n) AS numbers`,
  `INSERT INTO bookings (id, job_id, clinic_id, professional_id, status, date, start_time, end_time, starts_at, ends_at,
     padded_until, time_zone, zone_data_version, hourly_rate, created_at)
   SELECT j.id, j.id, j.clinic_id, 10000 + j.id % 1000, CASE WHEN j.starts_at > '2040-06-15' THEN 'booked'
       WHEN j.starts_at > '2040-06-14' THEN 'completed' ELSE 'paid' END,
     j.date, j.start_time, j.end_time, j.starts_at, j.ends_at, j.ends_at + interval '15 minutes', j.time_zone, 'bench',
     50, j.created_at + interval '1 day'
   FROM jobs j WHERE j.status = 'booked' AND $1::int + $2::int + $3::int > 0 ORDER BY j.created_at, hashint4(j.id)`,
  `INSERT INTO applications (job_id, applicant_id, status, hourly_rate, expires_at, created_at, updated_at)
   SELECT j.id, 11000 + (j.id + side * 7) % 1000, 'pending', 50, j.starts_at, j.created_at, j.created_at
   FROM jobs j CROSS JOIN generate_series(1, 3) AS side WHERE j.status = 'active' AND $1::int + $2::int + $3::int > 0`,
  `INSERT INTO timesheets (booking_id, by, start_time, end_time, starts_at, ends_at, break_minutes, minutes, created_at)
   SELECT b.id, 'temp', b.start_time, b.end_time, b.starts_at, b.ends_at, 30, 450, b.ends_at FROM bookings b
   WHERE b.status = 'completed' AND $1::int + $2::int + $3::int > 0`,
  `INSERT INTO invoices (id, number, kind, professional_id, clinic_id, booking_id, parties, province, issued_on, due_on,
     due_at, payment_terms, subtotal, tax, total, issued_at, settled_at, paid_on, paid_method, marked_paid_at)
   SELECT b.id, row_number() OVER (PARTITION BY b.professional_id ORDER BY b.id), 'shift', b.professional_id, b.clinic_id,
     b.id, '{"clinic": {"name": "Smile Dental"}, "professional": {"name": "Ada Tremblay"}}', 'Ontario', b.date, b.date,
     b.ends_at, 'net14', 375, 48.75, 423.75, b.ends_at, CASE WHEN is_paid THEN b.ends_at END, CASE WHEN is_paid THEN b.date END,
     CASE WHEN is_paid THEN 'cheque' END, CASE WHEN is_paid THEN b.ends_at END
   FROM (SELECT b.*, b.starts_at < '2040-06-01' AS is_paid FROM bookings b WHERE b.status = 'paid') AS b
   WHERE $1::int + $2::int + $3::int > 0 ORDER BY b.ends_at, hashint4(b.id)`,
  `INSERT INTO invoice_lines (invoice_id, position, kind, minutes, amount)
   SELECT i.id, line.position, line.kind, line.minutes, line.amount FROM invoices i
   CROSS JOIN (VALUES (1, 'hours', 450, 375.00), (2, 'hst', NULL, 48.75)) AS line(position, kind, minutes, amount)
   WHERE $1::int + $2::int + $3::int > 0 ORDER BY i.issued_at, i.id`,
  `INSERT INTO favourites (owner_id, person_id, created_at)
   SELECT clinic, 10000 + n * 13 % 2000, timestamptz '2040-01-01' + n * interval '1 minute'
   FROM (VALUES (${CHAIN}, 200), (${OFFICE}, 30)) AS owners(clinic, count) CROSS JOIN generate_series(1, count) AS n
   WHERE $1::int + $2::int + $3::int > 0`,
];

const FILL_USERS = `
  INSERT INTO users (id, email, password_hash, first_name, last_name, role, province, city)
  SELECT n, 'member-' || n || '@bench.test', '$argon2id$none', 'Ada', 'Tremblay ' || n,
    (CASE WHEN n % 2 = 0 THEN 'hygienist' ELSE 'assistant' END)::"role", 'Ontario', 'Toronto'
  FROM generate_series(10000, 11999) AS n ON CONFLICT (id) DO NOTHING`;

/** @returns whether the world was empty. */
const fillMarketplace = (url: string, { jobs, shifts, locations }: DashboardSize) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM jobs',
    );
    const isEmpty = rows[0]?.count === 0;
    if (isEmpty)
      for (const statement of FILL) await client.query(statement, [jobs, shifts, locations]);
    return isEmpty;
  });

async function openStack(urls: DatabaseUrls) {
  const clock = movableClock(NOW);
  const logger = createLogger({ service: 'bench', level: 'error' });
  const identity = await openIdentity(urls.identity, clock);
  const marketplace = await openMarketplace(urls.marketplace, clock);
  const messaging = await openMessaging(urls.messaging, clock);
  const subgraphs = { identity, marketplace, messaging };
  const gateway = await createGateway({
    supergraphPath: join(gatewayFolder, 'supergraph.graphql'),
    subgraphs: SUBGRAPH_NAMES.map((name) => subgraphs[name]),
    ...{ bus: memoryBus(), deployment: testDeployment(clock), logger },
    settings: { reads: { address: UNLIMITED, user: UNLIMITED } },
  });
  await gateway.app.ready();
  return { subgraphs, gateway };
}

type Stack = Awaited<ReturnType<typeof openStack>>;

async function signUpClinics({ subgraphs }: Stack): Promise<void> {
  for (const clinic of [CHAIN, OFFICE]) {
    const { id } = await subgraphs.identity.services.users.signUp(loader, {
      ...{ email: EMAILS[clinic], password: PASSWORD, role: 'clinic' },
      ...{ firstName: 'Robin', lastName: 'Roy', province: 'Ontario', city: 'Toronto' },
    });
    if (id !== clinic) throw new Error(`Clinic ${clinic} got number ${id}`);
  }
}

/** Runs with one account of many locations among other clinics; kept between runs. */
export const withDashboardWorld = <T>(
  size: DashboardSize,
  run: (world: DashboardWorld) => Promise<T>,
): Promise<T> =>
  withDatabases(cacheFolder(`dashboard-${size.jobs}`), async (urls) => {
    const isNew = await fillMarketplace(urls.marketplace, size);
    const stack = await openStack(urls);
    const { identity, marketplace, messaging } = stack.subgraphs;
    try {
      if (isNew) {
        await signUpClinics(stack);
        await withClient(urls.identity, (client) => client.query(FILL_USERS));
      }
      for (const url of [urls.identity, urls.marketplace])
        await withClient(url, (client) => client.query('VACUUM (ANALYZE)'));
      if (isNew) await marketplace.services.marketplaceWeeks.refresh();
      return await run({
        size,
        pools: {
          identity: identity.database.pool,
          marketplace: marketplace.database.pool,
          messaging: messaging.database.pool,
        },
        /** Sends a query as a clinic in a session of its own. @throws Error for an answer with errors. */
        async open(clinic: number) {
          const email = EMAILS[clinic];
          const logIn = { email, password: PASSWORD };
          const { token } = await identity.services.sessions.logIn(loader, logIn);
          return async (query: string): Promise<object> => {
            const { body } = await stack.gateway.app.inject({
              ...{ method: 'POST', url: '/graphql', payload: { query } },
              headers: { authorization: `Bearer ${token}` },
            });
            const { data, errors } = JSON.parse(body) as { data?: object; errors?: object[] };
            if (!data || errors) throw new Error(`The page was not answered: ${body}`);
            return data;
          };
        },
      });
    } finally {
      await stack.gateway.stop();
      for (const subgraph of [identity, marketplace, messaging]) await subgraph.database.close();
    }
  });

export type DashboardWorld = {
  readonly size: DashboardSize;
  readonly pools: Readonly<Record<'identity' | 'marketplace' | 'messaging', Pool>>;
  open(clinic: number): Promise<(query: string) => Promise<object>>;
};
