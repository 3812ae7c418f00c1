import { Client } from 'pg';
import { placeOf } from '@tbt/subgraph-marketplace/repositories';
import { cacheFolder, withDatabases } from '../harness/databases';
import { openMarketplace } from '../programs/open-subgraphs';

export type ShiftsSize = { jobs: number; active: number; people: number };
export const LARGE: ShiftsSize = { jobs: 1_000_000, active: 200_000, people: 100_000 };
export const SMALL: ShiftsSize = { jobs: 50_000, active: 10_000, people: 5_000 };

const ACTIVE_ONE_IN = 5;

const CITIES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Ontario: { Toronto: 8, Ottawa: 4, Hamilton: 3, London: 2, Oakville: 2, Kenora: 1 },
  Quebec: { Montréal: 7, Laval: 2, Gatineau: 2 },
  'British Columbia': { Vancouver: 5, Kelowna: 2 },
  Alberta: { Calgary: 4, Edmonton: 3 },
  Manitoba: { Winnipeg: 3 },
  Saskatchewan: { Regina: 2 },
  'Nova Scotia': { Halifax: 2 },
  'New Brunswick': { Moncton: 2 },
  'Newfoundland and Labrador': { Gander: 1 },
  Yukon: { Whitehorse: 1 },
};

const PLACES = Object.entries(CITIES).flatMap(([province, cities]) =>
  Object.entries(cities).flatMap(([city, weight]) =>
    Array.from({ length: weight }, () => ({ province, city, ...placeOf({ province, city }) })),
  ),
);

/** Seeded by number, on days far ahead: the same shifts in every run. */
const FILL_JOBS = `
  INSERT INTO jobs (id, clinic_id, title, role, province, city, city_key, date, start_time, end_time,
    time_zone, starts_at, ends_at, zone_data_version, duration_minutes, is_evening, hourly_rate,
    is_urgent, status, created_at, latitude, longitude)
  SELECT n, 1 + hash % 5000, 'Hygienist for a day', (ARRAY['hygienist', 'assistant'])[1 + n / 7 % 2],
    place.province, place.city, place.city_key, day::text,
    CASE WHEN hash / 11 % 8 = 0 THEN '17:00' ELSE '08:00' END,
    CASE WHEN hash / 11 % 8 = 0 THEN '21:00' WHEN hash / 11 % 8 = 1 THEN '12:00' ELSE '16:00' END,
    'America/Toronto', day + interval '13 hours', day + interval '21 hours', 'bench',
    CASE WHEN hash / 11 % 8 < 2 THEN 240 ELSE 480 END, hash / 11 % 8 = 0, 30 + hash / 13 % 60,
    false, CASE WHEN n % ${ACTIVE_ONE_IN} = 0 THEN 'active' ELSE 'closed' END,
    timestamptz '2026-01-01' + n * interval '1 second', place.latitude, place.longitude
  FROM (SELECT n, abs(hashint4(n)) AS hash FROM generate_series(1, $1::int) AS n) AS numbers
  JOIN unnest($2::text[], $3::text[], $4::text[], $5::float8[], $6::float8[])
    WITH ORDINALITY AS place(province, city, city_key, latitude, longitude, at)
    ON place.at = 1 + hash / 17 % ${PLACES.length}
  CROSS JOIN LATERAL (SELECT date '2040-01-01' + hash / 19 % 90 AS day) AS days
  ON CONFLICT (id) DO NOTHING`;

const FILL_PEOPLE = `
  INSERT INTO people (id, revision, role, is_verified, province, city, licences, created_at)
  SELECT n, 1, (ARRAY['hygienist', 'assistant'])[1 + n % 2], true, 'Ontario', 'Toronto',
    (SELECT jsonb_agg(jsonb_build_object('province', province, 'status', 'approved', 'expiresOn', null))
      FROM unnest($2::text[]) AS province),
    timestamptz '2026-01-01' + n * interval '1 second'
  FROM generate_series(5001, 5000 + $1::int) AS n ON CONFLICT (id) DO NOTHING`;

const keyOf = (city: string) =>
  city
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();

async function fill(url: string, { jobs, people }: ShiftsSize): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const [{ count } = { count: 0 }] = (
    await client.query<{ count: number }>('SELECT count(*)::int AS count FROM jobs')
  ).rows;
  if (count < jobs) {
    await client.query(FILL_JOBS, [
      jobs,
      PLACES.map(({ province }) => province),
      PLACES.map(({ city }) => city),
      PLACES.map(({ city }) => keyOf(city)),
      PLACES.map(({ latitude }) => latitude),
      PLACES.map(({ longitude }) => longitude),
    ]);
    await client.query(FILL_PEOPLE, [people, Object.keys(CITIES)]);
  }
  await client.query('VACUUM (ANALYZE) jobs, people, applications, bookings');
  await client.end();
}

export type ShiftsWorld = {
  readonly size: ShiftsSize;
  readonly marketplace: Awaited<ReturnType<typeof openMarketplace>>;
};

/** Runs with shifts and professionals of a size; kept between runs. */
export const withShiftsWorld = <T>(
  size: ShiftsSize,
  run: (world: ShiftsWorld) => Promise<T>,
): Promise<T> =>
  withDatabases(cacheFolder(`shifts-${size.jobs}`), async (urls) => {
    await fill(urls.marketplace, size);
    const marketplace = await openMarketplace(urls.marketplace);
    try {
      return await run({ size, marketplace });
    } finally {
      await marketplace.database.close();
    }
  });
