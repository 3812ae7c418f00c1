import { Client } from 'pg';
import { loader } from '@tbt/stack/demo-world/callers';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { cacheFolder, withDatabases } from '../harness/databases';
import { openIdentity, openMarketplace } from '../programs/open-subgraphs';

export const PEOPLE = 100_000;
export const PASSWORD = 'bench-password-1';
/** Several accounts, because log-ins are limited per account. */
export const EMAILS = Array.from({ length: 20 }, (_, at) => `reader-${at}@bench.test`);

/** Seeded by number: the same professionals in every run. */
const FILL_PEOPLE = `
  INSERT INTO people (id, revision, role, province, city, time_zone, education_tier, years_experience,
    is_new_grad, is_verified, working_style, specialty_focus, languages_spoken, search_text, created_at)
  SELECT n, 1,
    (ARRAY['hygienist', 'assistant'])[1 + n % 2],
    (ARRAY['Ontario', 'Quebec', 'British Columbia', 'Alberta', 'Manitoba', 'Saskatchewan', 'Nova Scotia',
      'New Brunswick', 'Yukon', 'Nunavut'])[1 + hash % 10],
    'Toronto', 'America/Toronto',
    (ARRAY['tier1', 'tier2', 'tier3'])[1 + hash / 10 % 3],
    (ARRAY['0-1', '2-5', '6-10', '10+'])[1 + hash / 30 % 4],
    hash / 120 % 10 = 0, hash % 3 > 0,
    (ARRAY['quiet_operator', 'team_cheerleader', 'focused_professional', 'collaborative'])[1 + hash / 1200 % 4],
    ARRAY[(ARRAY['preventive', 'surgical', 'orthodontic', 'cosmetic', 'periodontal', 'restorative'])[1 + hash / 4800 % 6]],
    ARRAY['English', (ARRAY['French', 'Spanish', 'Mandarin', 'Cantonese', 'Portuguese', 'Italian', 'German',
      'Arabic', 'Hindi', 'Punjabi', 'Other'])[1 + hash / 7 % 11]],
    'robin ' || left(md5((n % 2000)::text), 8) || ' toronto ontario',
    timestamptz '2026-01-01' + n * interval '1 second'
  FROM (SELECT n, abs(hashint4(n)) AS hash FROM generate_series(1, $1::int) AS n) AS numbers
  ON CONFLICT (id) DO NOTHING`;

const FILL_BLOCKS = [
  `INSERT INTO schedule_slots (id, person_id, date, start_time, end_time, time_zone, is_available,
     materialised_until, ends_on, created_at, updated_at)
   SELECT n, n, '2027-03-01', '09:00', '17:00', 'America/Toronto', false, '2027-03-01', '2027-03-01', now(), now()
   FROM generate_series(1, $1::int, 5) AS n ON CONFLICT DO NOTHING`,
  `INSERT INTO schedule_occurrences (slot_id, date, person_id, is_available, starts_at, ends_at, zone_data_version)
   SELECT n, '2027-03-01', n, false, '2027-03-01T14:00Z', '2027-03-01T22:00Z', 'bench'
   FROM generate_series(1, $1::int, 5) AS n ON CONFLICT DO NOTHING`,
];

async function fill(urls: DatabaseUrls): Promise<void> {
  const client = new Client({ connectionString: urls.marketplace });
  await client.connect();
  for (const statement of [FILL_PEOPLE, ...FILL_BLOCKS]) await client.query(statement, [PEOPLE]);
  await client.query('VACUUM (ANALYZE)');
  await client.end();
}

async function signUpReaders({ services }: Awaited<ReturnType<typeof openIdentity>>) {
  const place = { province: 'Ontario', city: 'Toronto' };
  const names = { firstName: 'Robin', lastName: 'Roy' };
  for (const email of EMAILS) {
    // Kept from an earlier run.
    if (await services.users.byEmail(loader, email)) continue;
    const account = { ...names, ...place, email, role: 'hygienist', password: PASSWORD };
    await services.users.signUp(loader, account);
  }
}

export type PeopleWorld = {
  readonly identity: Awaited<ReturnType<typeof openIdentity>>;
  readonly marketplace: Awaited<ReturnType<typeof openMarketplace>>;
};

/** Runs with a hundred thousand professionals and accounts that can log in; kept between runs. */
export const withPeopleWorld = <T>(run: (world: PeopleWorld) => Promise<T>): Promise<T> =>
  withDatabases(cacheFolder('people-verified'), async (urls) => {
    await fill(urls);
    const identity = await openIdentity(urls.identity);
    const marketplace = await openMarketplace(urls.marketplace);
    try {
      await signUpReaders(identity);
      return await run({ identity, marketplace });
    } finally {
      await identity.database.close();
      await marketplace.database.close();
    }
  });
