import { Client } from 'pg';
import { cacheFolder, withDatabases } from '../harness/databases';
import { openMarketplace } from '../programs/open-subgraphs';

export const ALERTS = 1_000_000;
export const SHIFTS = 100;

/** Seeded by number. A shift of the role, province and rate below suits one alert in fifty. */
const FILL_ALERTS = `
  INSERT INTO job_alerts (id, user_id, roles, provinces, min_hourly_rate, availability, created_at,
    search_keys, time_zone)
  SELECT n, n, ARRAY[role], ARRAY[province], 40 + hash / 20 % 20, ARRAY[day, other],
    timestamptz '2026-01-01', ARRAY[role || '|in:' || province], 'America/Toronto'
  FROM (
    SELECT n, hash, (ARRAY['hygienist', 'assistant'])[1 + hash % 2] AS role,
      (ARRAY['Ontario', 'Quebec', 'British Columbia', 'Alberta', 'Manitoba', 'Saskatchewan', 'Nova Scotia',
        'New Brunswick', 'Yukon', 'Nunavut'])[1 + hash / 2 % 10] AS province,
      (ARRAY['Monday', 'Tuesday', 'Wednesday'])[1 + hash / 400 % 3] AS day,
      (ARRAY['Thursday', 'Tuesday', 'Friday'])[1 + hash / 1200 % 3] AS other
    FROM (SELECT n, abs(hashint4(n)) AS hash FROM generate_series(1, $1::int) AS n) AS numbers) AS alerts
  ON CONFLICT (id) DO NOTHING`;

/** Tuesdays far ahead, so that they are always open. */
const FILL_SHIFTS = `
  INSERT INTO jobs (id, clinic_id, title, role, province, city, city_key, date, start_time, end_time,
    time_zone, starts_at, ends_at, zone_data_version, duration_minutes, is_evening, hourly_rate, created_at)
  SELECT n, 2000000, 'Hygienist for a day', 'hygienist', 'Ontario', 'Toronto', 'toronto', '2099-03-03',
    '08:00', '16:00', 'America/Toronto', '2099-03-03T13:00Z', '2099-03-03T21:00Z', 'bench', 480, false,
    51, timestamptz '2026-01-01' FROM generate_series(1, $1::int) AS n
  ON CONFLICT (id) DO NOTHING`;

// A connection of its own: the pool's statements have a time limit.
async function fill(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(FILL_ALERTS, [ALERTS]);
    await client.query(FILL_SHIFTS, [SHIFTS]);
    await client.query('TRUNCATE alert_jobs, job_alert_notifications');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}

export type AlertWorld = Awaited<ReturnType<typeof openMarketplace>>['database'];

/** Runs with a million alerts; kept between runs. */
export const withAlertWorld = <T>(run: (database: AlertWorld) => Promise<T>): Promise<T> =>
  withDatabases(cacheFolder('alerts'), async (urls) => {
    await fill(urls.marketplace);
    const { database } = await openMarketplace(urls.marketplace);
    try {
      return await run(database);
    } finally {
      await database.close();
    }
  });
