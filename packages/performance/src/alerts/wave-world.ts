import { Client } from 'pg';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { cacheFolder, withDatabases } from '../harness/databases';

export const PEOPLE = 100_000;
export const ON_PHONES = 1_000;
/** Above the ids of accounts. */
const FIRST = 1_000_000;

/** Hygienists all over the country, as many on call in Winnipeg as get a push message; no other is on call. */
const FILL_PEOPLE = `
  INSERT INTO people (id, revision, role, is_active, is_verified, province, city, latitude, longitude,
    licences, is_on_call, emergency_available, created_at)
  SELECT n + ${FIRST}, 1, 'hygienist', true, true, province, city,
    CASE WHEN n <= ${ON_PHONES} THEN 49.9 ELSE 43 + hash % 1000 * 0.01 END,
    CASE WHEN n <= ${ON_PHONES} THEN -97.1 ELSE -125 + hash / 1000 % 1000 * 0.06 END,
    jsonb_build_array(jsonb_build_object('province', province, 'status', 'approved', 'expiresOn', null)),
    n <= ${ON_PHONES}, n <= ${ON_PHONES}, timestamptz '2026-01-01'
  FROM (SELECT n, abs(hashint4(n)) AS hash,
    CASE WHEN n <= ${ON_PHONES} THEN 'Manitoba' ELSE 'Ontario' END AS province,
    CASE WHEN n <= ${ON_PHONES} THEN 'Winnipeg' ELSE 'Toronto' END AS city
    FROM generate_series(1, $1::int) AS n) AS numbers
  ON CONFLICT (id) DO NOTHING`;

const FILL_CONTACTS = `
  INSERT INTO contacts (user_id, revision, email, is_email_confirmed, first_name, last_name, role, locale, is_active)
  SELECT n + ${FIRST}, 1, '', true, 'Robin', 'Roy', 'hygienist', 'en-CA', true
  FROM generate_series(1, ${ON_PHONES}) AS n ON CONFLICT DO NOTHING`;

/** Runs a statement on a connection of its own: the pools' statements have a time limit. */
export async function runOn(url: string, text: string, values: unknown[] = []): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text, values);
  await client.end();
}

/** One browser of each, at an endpoint of this machine. */
export async function subscribePhones(
  { messaging }: DatabaseUrls,
  { origin, keys }: { origin: string; keys: { p256dh: string; auth: string } },
): Promise<void> {
  await runOn(messaging, 'TRUNCATE push_subscriptions CASCADE');
  await runOn(
    messaging,
    `INSERT INTO push_subscriptions (user_id, endpoint, p256dh, auth, created_at)
     SELECT n + ${FIRST}, $1 || '/' || n, $2, $3, now() FROM generate_series(1, ${ON_PHONES}) AS n`,
    [origin, keys.p256dh, keys.auth],
  );
}

/** Members whose credentials were checked are on call in Toronto, the clinic has a plan without a limit. */
export async function takePlaces(
  { marketplace }: DatabaseUrls,
  { clinicId, memberIds }: { clinicId: number; memberIds: readonly number[] },
): Promise<void> {
  // Those of an earlier run have no sockets.
  await runOn(
    marketplace,
    'UPDATE people SET is_on_call = false, is_active = false WHERE id < $1',
    [FIRST],
  );
  await runOn(
    marketplace,
    `UPDATE people SET is_active = true, is_on_call = true, emergency_available = true, is_verified = true,
       latitude = 43.65, longitude = -79.38,
       licences = '[{"province": "Ontario", "status": "approved", "expiresOn": null}]'
     WHERE id = ANY($1)`,
    [memberIds],
  );
  await runOn(
    marketplace,
    `UPDATE people SET is_active = true, subscription_tier = 'premium', subscription_status = 'active'
     WHERE id = $1`,
    [clinicId],
  );
  await runOn(marketplace, 'VACUUM (ANALYZE) people');
}

export const withWaveWorld = <T>(run: (urls: DatabaseUrls) => Promise<T>): Promise<T> =>
  withDatabases(cacheFolder('waves'), async (urls) => {
    await runOn(urls.marketplace, FILL_PEOPLE, [PEOPLE]);
    await runOn(urls.messaging, FILL_CONTACTS);
    return run(urls);
  });
