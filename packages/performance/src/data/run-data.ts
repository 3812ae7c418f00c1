import { isDeepStrictEqual } from 'node:util';
import { Pool } from 'pg';
import { readOptions } from '../harness/options';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { takeTurns } from '../harness/rounds';
import { showResult } from '../harness/show-result';
import { ratio } from '../harness/statistics';
import { captureRead } from '../harness/capture-read';
import { openBenchWorld } from '../world/bench-world';
import { openHotQueries, type HotQuery } from './hot-queries';

const AT_ONCE = 10;
const TARGET = 1.5;
const METHOD = [
  'Our data layer as a request uses it (service or loader, repository, reader), rows read and mapped.',
  'Raw: a pool of pg with the same text and values as a named statement, rows as they come.',
  'One process, 10 reads at once on 10 connections, in turns there and back; the same rows on both sides.',
  'The figure is time of ours ÷ time of raw.',
];

const plain = (rows: unknown): unknown =>
  JSON.parse(
    JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    ),
  );

/** Runs ten reads concurrently. @returns reads per second. */
async function readsPerSecond(run: () => Promise<unknown>, seconds: number): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1_000;
  let done = 0;
  const reader = async () => {
    while (performance.now() < end) {
      await run();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return (done / (performance.now() - start)) * 1_000;
}

async function compare(query: HotQuery, seconds: number, slices: number): Promise<Figure> {
  // The first run may also write, for example a session's expiry.
  await query.run();
  const { sent, rows } = await captureRead(query);
  const pool = new Pool({ connectionString: query.databaseUrl, max: AT_ONCE });
  const { text, values } = sent;
  const raw = () => pool.query({ name: 'hot', text, values });
  try {
    if (rows.length === 0) throw new Error(`${query.name}: there is nothing to read`);
    if (!isDeepStrictEqual(plain((await raw()).rows), plain(rows))) {
      throw new Error(`${query.name}: the rows are others`);
    }
    const runs = { ours: query.run, raw };
    const samples = await takeTurns(
      ['ours', 'raw'] as const,
      (name) => readsPerSecond(runs[name], seconds),
      slices,
    );
    const value = ratio(samples.raw, samples.ours);
    return { name: query.name, unit: 'times', value, target: { atMost: TARGET } };
  } finally {
    await pool.end();
  }
}

/** Compares the five most frequent reads of our data layer with the driver alone. */
export async function runData(args: readonly string[]): Promise<number> {
  const { seconds, slices, isKept } = readOptions(args);
  const machine = machineFacts();
  const world = await openBenchWorld();
  try {
    const { queries, close } = await openHotQueries(world);
    const figures: Figure[] = [];
    for (const query of queries) figures.push(await compare(query, seconds / 2, slices));
    await close();
    const result = resultOf('data', machine, { method: METHOD, figures });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    await world.stop();
  }
}
