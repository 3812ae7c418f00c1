import { join } from 'node:path';
import { repositoryRoot } from '@tbt/build-kit/workspace/repository-root';
import { cpuMilliseconds } from '../harness/cpu-time';
import { ask, load, requireLoadGenerator } from '../harness/load';
import { readOptions } from '../harness/options';
import { breakdownOf } from '../harness/profile-shares';
import { race } from '../harness/race';
import { showResult } from '../harness/show-result';
import {
  machineFacts,
  resultOf,
  writeResult,
  type Breakdown,
  type Figure,
} from '../harness/results-file';
import { estimate, ratio } from '../harness/statistics';
import { openBenchWorld, type BenchWorld } from '../world/bench-world';
import {
  startCombined,
  startMonolith,
  startSplit,
  startStock,
  startStockOverOurs,
  type Contestant,
} from './contestants';
import { jobsRequest } from './jobs-query';

const STARTS = {
  combined: startCombined,
  split: startSplit,
  monolith: startMonolith,
  stock: startStock,
  stockOverOurs: startStockOverOurs,
};
type Name = keyof typeof STARTS;

const FOLDER = join(repositoryRoot, 'node_modules', '.cache', 'tbt', 'bench-gateway');
const METHOD = [
  'One page of 20 shifts with their clinics from a world of 4,000: one call to each of two subgraphs.',
  'Every process as production runs it, one worker each; ours with their request logs, metrics and limits.',
  'Stock: @apollo/gateway with RemoteGraphQLDataSource in startStandaloneServer, over the same schemas in startStandaloneServer.',
  'Monolith: one Apollo Server, the same resolvers and loaders in one schema, startStandaloneServer.',
  'wrk on 16 connections in turns there and back; every answer is compared with the one expected.',
];

function figuresOf(slices: Record<Name, number[]>): Figure[] {
  const { combined, split, monolith, stock, stockOverOurs } = slices;
  const perSecond = (name: string, values: number[]): Figure => ({
    name,
    unit: 'requests/s',
    value: estimate(values),
  });
  const times = (name: string, value: Figure['value'], atLeast?: number): Figure => ({
    name,
    unit: 'times',
    value,
    ...(atLeast ? { target: { atLeast } } : {}),
  });
  return [
    times('split ÷ stock gateway', ratio(split, stock), 4),
    times('combined ÷ stock gateway', ratio(combined, stock), 7),
    times('combined ÷ monolith', ratio(combined, monolith), 0.85),
    times('split ÷ stock gateway over our subgraphs', ratio(split, stockOverOurs)),
    perSecond('combined', combined),
    perSecond('split', split),
    perSecond('monolith', monolith),
    perSecond('stock gateway', stock),
    perSecond('stock gateway over our subgraphs', stockOverOurs),
  ];
}

const CONNECTIONS = 16;
const PROFILED = {
  combined: 'combined',
  split: 'split-gateway',
  stock: 'stock-gateway',
} as const satisfies Partial<Record<Name, string>>;

/** Processor time of each process per request. */
async function costs(running: Record<Name, Contestant>, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, { url, processes }] of Object.entries(running)) {
    const request = jobsRequest(url);
    const before = processes.map(({ pid }) => cpuMilliseconds(pid) ?? 0);
    const perSecond = await load(request, await ask(request), {
      seconds,
      connections: CONNECTIONS,
    });
    for (const [at, { name: program, pid }] of processes.entries()) {
      const spent = (cpuMilliseconds(pid) ?? 0) - (before[at] ?? 0);
      const value = spent / (perSecond * seconds);
      figures.push({ name: `processor time a request, ${name}: ${program}`, unit: 'ms', value });
    }
  }
  return figures;
}

async function profiles(world: BenchWorld, seconds: number): Promise<Breakdown[]> {
  const found: Breakdown[] = [];
  for (const [name, program] of Object.entries(PROFILED) as [keyof typeof PROFILED, string][]) {
    const contestant = await STARTS[name]({ world, folder: FOLDER, isProfiled: true });
    try {
      const request = jobsRequest(contestant.url);
      await load(request, await ask(request), {
        seconds,
        connections: CONNECTIONS,
        isWarming: true,
      });
    } finally {
      await contestant.stop();
    }
    const breakdown = breakdownOf(FOLDER, program, `Where the time of ${program} goes`);
    if (breakdown) found.push(breakdown);
  }
  return found;
}

/** Compares the federated query of our gateway with Apollo's gateway and a monolith. */
export async function runGateway(args: readonly string[]): Promise<number> {
  requireLoadGenerator();
  const { seconds, slices, isKept } = readOptions(args);
  const machine = machineFacts();
  const world = await openBenchWorld();
  const running: Partial<Record<Name, Contestant>> = {};
  const stopAll = async () => {
    for (const contestant of Object.values(running)) await contestant.stop();
  };
  try {
    for (const name of Object.keys(STARTS) as Name[]) {
      running[name] = await STARTS[name]({ world, folder: FOLDER });
    }
    const requests = Object.fromEntries(
      Object.entries(running).map(([name, { url }]) => [name, jobsRequest(url)]),
    ) as Record<Name, ReturnType<typeof jobsRequest>>;
    const samples = await race<Name>(requests, 'monolith', {
      seconds,
      slices,
      connections: CONNECTIONS,
    });
    const spent = await costs(running as Record<Name, Contestant>, seconds);
    await stopAll();
    const breakdowns = isKept ? await profiles(world, seconds) : [];
    const result = resultOf('gateway', machine, {
      method: METHOD,
      figures: [...figuresOf(samples), ...spent],
      breakdowns,
    });
    if (isKept) writeResult(result);
    return showResult(result);
  } finally {
    await stopAll();
    await world.stop();
  }
}
