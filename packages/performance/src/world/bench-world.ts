import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDeployment } from '@tbt/service-kit/testing';
import { Client } from 'pg';
import { openDemoServices } from '@tbt/stack/demo-world/demo-services';
import { SUBGRAPHS, type DatabaseUrls } from '@tbt/stack/databases';
import { inputHash } from '@tbt/stack/input-hash';
import { cacheFolder, withDatabases } from '../harness/databases';
import { fillWorld } from './fill-world';

const FOLDER = cacheFolder('world');
const FILLED = join(FOLDER, 'filled.txt');
const SOURCES = [
  'packages/performance/src/world',
  ...SUBGRAPHS.map((name) => `subgraph-${name}/prisma/migrations`),
];

async function fill(urls: DatabaseUrls): Promise<void> {
  const services = await openDemoServices(urls, new Date(), testDeployment);
  try {
    await fillWorld(services);
  } finally {
    await services.close();
  }
  for (const name of SUBGRAPHS) {
    const client = new Client({ connectionString: urls[name] });
    await client.connect();
    await client.query('VACUUM (ANALYZE)');
    await client.end();
  }
}

/** Runs with thousands of shifts, made anew every day: their days are relative to it. */
export function withBenchWorld<T>(run: (urls: DatabaseUrls) => Promise<T>): Promise<T> {
  const wanted = `${new Date().toISOString().slice(0, 10)} ${inputHash(SOURCES)}`;
  const isFilled = existsSync(FILLED) && readFileSync(FILLED, 'utf8') === wanted;
  if (!isFilled) rmSync(FOLDER, { recursive: true, force: true });
  return withDatabases(FOLDER, async (urls) => {
    if (!isFilled) {
      await fill(urls);
      writeFileSync(FILLED, wanted);
    }
    return run(urls);
  });
}
