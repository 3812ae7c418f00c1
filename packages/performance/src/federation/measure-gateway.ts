import { existsSync, readFileSync } from 'node:fs';
import { cacheFolder } from '../harness/databases';
import { ask, expectedAnswers, load, race } from '../harness/load';
import type { Figure, Measured, Unit } from '../harness/results';
import { estimate, ratio } from '../harness/statistics';
import type { BenchOptions } from '../run-bench';
import { withBenchWorld } from '../world/bench-world';
import {
  startCombined,
  startMonolith,
  startSplit,
  startStock,
  startStockOverOurs,
  type Contestant,
} from './contestants';

const STARTS = {
  combined: startCombined,
  split: startSplit,
  monolith: startMonolith,
  stock: startStock,
  stockOverOurs: startStockOverOurs,
};
type Name = keyof typeof STARTS;
const NAMES = Object.keys(STARTS) as Name[];

const METHOD = [
  'One page of 20 shifts with their clinics from a world of 4,000: one call to each of two subgraphs.',
  'Every process as production runs it, one worker each; ours with their request logs, metrics and limits.',
  'Stock: @apollo/gateway with RemoteGraphQLDataSource in startStandaloneServer, over the same schemas in startStandaloneServer.',
  'Monolith: one Apollo Server, the same resolvers and loaders in one schema, startStandaloneServer.',
  'autocannon on 16 connections in turns there and back; every answer is compared with the one expected.',
];

const QUERY = `query BenchJobs($first: Int) {
  jobs(first: $first) {
    edges {
      node {
        id title role city province date startTime endTime hourlyRate isUrgent
        clinic { id firstName lastName city }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const requestTo = ({ url }: Contestant) =>
  ({
    url: `${url}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ operationName: 'BenchJobs', query: QUERY, variables: { first: 20 } }),
  }) as const;

const TICK_MS = 10;

/** Milliseconds of processor time of a process; 0 where the system has no `/proc`. */
function cpuMilliseconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  // The program's name is in brackets and may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Processor time of each process per request. */
async function costs(running: Record<Name, Contestant>, seconds: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const contestant of NAMES) {
    const { processes } = running[contestant];
    const request = requestTo(running[contestant]);
    const before = processes.map(({ pid }) => cpuMilliseconds(pid));
    const perSecond = await load(request, await ask(request), { seconds });
    for (const [at, { name: program, pid }] of processes.entries()) {
      const value = (cpuMilliseconds(pid) - (before[at] ?? 0)) / (perSecond * seconds);
      const name = `processor time a request, ${contestant}: ${program}`;
      figures.push({ name, unit: 'ms', value });
    }
  }
  return figures;
}

function figuresOf(slices: Record<Name, number[]>): Figure[] {
  const { combined, split, monolith, stock, stockOverOurs } = slices;
  const figure = (name: string, unit: Unit, value: Figure['value'], atLeast?: number): Figure => ({
    ...{ name, unit, value },
    ...(atLeast && { target: { atLeast } }),
  });
  return [
    figure('split ÷ stock gateway', 'times', ratio(split, stock), 4),
    figure('combined ÷ stock gateway', 'times', ratio(combined, stock), 7),
    figure('combined ÷ monolith', 'times', ratio(combined, monolith), 0.85),
    figure('split ÷ stock gateway over our subgraphs', 'times', ratio(split, stockOverOurs)),
    figure('combined', 'requests/s', estimate(combined)),
    figure('split', 'requests/s', estimate(split)),
    figure('monolith', 'requests/s', estimate(monolith)),
    figure('stock gateway', 'requests/s', estimate(stock)),
    figure('stock gateway over our subgraphs', 'requests/s', estimate(stockOverOurs)),
  ];
}

export const measureGateway = (options: BenchOptions): Promise<Measured> =>
  withBenchWorld(async (urls) => {
    const started: [Name, Contestant][] = [];
    try {
      for (const name of NAMES) {
        started.push([name, await STARTS[name]({ urls, folder: cacheFolder('gateway') })]);
      }
      const running = Object.fromEntries(started) as Record<Name, Contestant>;
      const requests = Object.fromEntries(
        started.map(([name, contestant]) => [name, requestTo(contestant)]),
      ) as Record<Name, ReturnType<typeof requestTo>>;
      const answers = await expectedAnswers<Name>(requests, 'monolith');
      const slices = await race(requests, answers, options);
      const spent = await costs(running, options.seconds);
      return { method: METHOD, figures: [...figuresOf(slices), ...spent] };
    } finally {
      for (const [, contestant] of started) await contestant.stop();
    }
  });
