import { join } from 'node:path';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { startBareJobs, startCombined, type Contestant } from '../federation/contestants';
import { load, requireLoadGenerator, type LoadRequest } from '../harness/load';
import { readOptions } from '../harness/options';
import { expectedAnswers } from '../harness/race';
import { machineFacts, resultOf, writeResult, type Figure } from '../harness/results-file';
import { takeTurns } from '../harness/rounds';
import { showResult } from '../harness/show-result';
import { estimate, ratio } from '../harness/statistics';
import { openBenchWorld } from '../world/bench-world';

const FOLDER = join(repositoryRoot, 'node_modules', '.cache', 'tbt', 'bench-rest');
const PATH = '/api/jobs?limit=50';
const CONNECTIONS = 16;
const METHOD = [
  'GET /api/jobs?limit=50 at the gateway (gateway and subgraphs in one process), 50 shifts of 4,000, 36 KB; no response is cached.',
  'Bare: Fastify and pg in one process, the same statement as a named one, its rows as JSON.',
  'wrk on 16 connections in turns there and back; both answer the same JSON and every answer is compared.',
  'The conditional read names the tag of the answer before; every answer must be an empty 304.',
];

const requestOf = ({ url }: Contestant, headers: Record<string, string> = {}): LoadRequest => ({
  url: `${url}${PATH}`,
  method: 'GET',
  headers,
});

async function tagOf({ url }: LoadRequest): Promise<string> {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  const tag = answer.headers.get('etag');
  if (!tag) throw new Error('The answer has no tag');
  return tag;
}

function figuresOf(slices: Record<'whole' | 'unchanged' | 'bare', number[]>): Figure[] {
  const { whole, unchanged, bare } = slices;
  return [
    {
      name: 'GET /api/jobs ÷ bare Fastify and pg',
      unit: 'times',
      value: ratio(whole, bare),
      target: { atLeast: 0.3 },
    },
    {
      name: 'cost of a 304 ÷ cost of a 200',
      unit: 'times',
      value: ratio(whole, unchanged),
      target: { atMost: 0.3 },
    },
    { name: 'GET /api/jobs, 200', unit: 'requests/s', value: estimate(whole) },
    { name: 'GET /api/jobs, 304', unit: 'requests/s', value: estimate(unchanged) },
    { name: 'bare Fastify and pg', unit: 'requests/s', value: estimate(bare) },
  ];
}

/** Compares a page of shifts over REST with the least code that could answer it. */
export async function runRest(args: readonly string[]): Promise<number> {
  requireLoadGenerator();
  const { seconds, slices, isKept } = readOptions(args);
  const machine = machineFacts();
  const world = await openBenchWorld();
  const running: Contestant[] = [];
  try {
    const own = await startCombined({ world, folder: FOLDER });
    running.push(own);
    const bare = await startBareJobs({ world, folder: FOLDER });
    running.push(bare);
    const requests = { whole: requestOf(own), bare: requestOf(bare) };
    const answers = await expectedAnswers<keyof typeof requests>(requests, 'bare');
    const unchanged = requestOf(own, { 'If-None-Match': await tagOf(requests.whole) });
    const contestants = {
      whole: { request: requests.whole, expected: answers.whole },
      unchanged: { request: unchanged, expected: { status: 304, body: '' } },
      bare: { request: requests.bare, expected: answers.bare },
    };
    const samples = await takeTurns(
      ['whole', 'unchanged', 'bare'] as const,
      (name, isWarming) => {
        const { request, expected } = contestants[name];
        return load(request, expected, { seconds, isWarming, connections: CONNECTIONS });
      },
      slices,
    );
    const result = resultOf('rest', machine, { method: METHOD, figures: figuresOf(samples) });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    for (const contestant of running) await contestant.stop();
    await world.stop();
  }
}
