import { testDeployment } from '@tbt/service-kit/testing';
import { Client } from 'pg';
import { buildDemoWorld } from '../../../src/demo-world/build-demo-world';
import { openDemoServices } from '../../../src/demo-world/demo-services';
import type { RunningPostgres } from '@tbt/postgres';
import { migrateAll, type DatabaseUrls } from '../../../src/databases';

/** Start of these tests' worlds. */
export const NOW = new Date('2027-03-05T15:00:00Z');

export const PEOPLE = `SELECT id, email, first_name, role, province, is_verified, is_admin,
  subscription_tier, subscription_status, is_promotional_user, profile_picture FROM users ORDER BY id`;
export const JOBS =
  'SELECT id, clinic_id, title, province, date, status, hourly_rate FROM jobs ORDER BY id';
export const MESSAGES = 'SELECT sender_id, recipient_id, seq, content FROM messages ORDER BY id';

export async function makeWorld(server: RunningPostgres, name: string): Promise<DatabaseUrls> {
  const urls: DatabaseUrls = {
    identity: await server.ensureDatabase(`${name}_identity`),
    marketplace: await server.ensureDatabase(`${name}_marketplace`),
    messaging: await server.ensureDatabase(`${name}_messaging`),
    bus: '',
  };
  await migrateAll(urls);
  const services = await openDemoServices(urls, new Date(), testDeployment);
  try {
    await buildDemoWorld(services, NOW);
  } finally {
    await services.close();
  }
  return urls;
}

export async function rows<T>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}
