import { join } from 'node:path';
import type { CombinedEnvInput } from '@tbt/build-kit/stack/combined/env';
import { gatewayFolder } from '@tbt/build-kit/workspace/projects';
import type { BenchWorld } from '../world/bench-world';
import { startProgram, type Program, type ProgramOptions } from '../harness/program';

/** An implementation of the public graph, in one or more processes. */
export type Contestant = {
  readonly url: string;
  readonly processes: readonly Pick<Program, 'name' | 'pid'>[];
  stop(): Promise<void>;
};

export type StartOptions = {
  readonly world: Pick<BenchWorld, 'urls'>;
  readonly folder: string;
  readonly isProfiled?: boolean;
};

const KEY_ID = 'bench';
const KEYS = JSON.stringify({ [KEY_ID]: 'a secret of the benchmarks, not of a deployment' });
const PROGRAMS = 'packages/performance/src/programs';
const SUPERGRAPH = join(gatewayFolder, 'supergraph.graphql');

const databases = ({ urls }: Pick<BenchWorld, 'urls'>) => ({
  DATABASE_URL_IDENTITY: urls.identity,
  DATABASE_URL_MARKETPLACE: urls.marketplace,
  DATABASE_URL_MESSAGING: urls.messaging,
  DATABASE_URL_BUS: urls.bus,
});

/** Starts programs in order; requests go to the last one. */
function starter({ folder, isProfiled = false }: StartOptions) {
  const programs: Program[] = [];
  return {
    start: async (options: Pick<ProgramOptions, 'name' | 'entry' | 'env'>) => {
      const program = await startProgram({ ...options, folder, isProfiled });
      programs.push(program);
      return program.url;
    },
    contestant: (): Contestant => ({
      url: programs.at(-1)?.url ?? '',
      processes: programs.map(({ name, pid }) => ({ name, pid })),
      async stop() {
        for (const program of programs.toReversed()) await program.stop();
      },
    }),
  };
}

/** All load comes from one address. */
const UNLIMITED_READS = { LIMIT_READS_ADDRESS: '1000000' };

const isolated = { VIEWER_KEYS: KEYS, VIEWER_KEY_ID: KEY_ID };

export async function startCombined(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  await start({
    name: 'combined',
    entry: 'packages/build-kit/src/stack/combined/main.ts',
    env: {
      ...isolated,
      ...UNLIMITED_READS,
      ...databases(options.world),
      PUBLIC_URL: 'http://localhost:3000',
      SUPERGRAPH_PATH: SUPERGRAPH,
    } satisfies Omit<CombinedEnvInput, 'PORT'>,
  });
  return contestant();
}

async function ownSubgraphs(
  start: ReturnType<typeof starter>['start'],
  { urls }: Pick<BenchWorld, 'urls'>,
  label: string,
): Promise<Record<'identity' | 'marketplace' | 'messaging', string>> {
  const startOne = async (name: 'identity' | 'marketplace' | 'messaging') => {
    const url = await start({
      name: `${label}-${name}`,
      entry: `subgraph-${name}/src/main.ts`,
      env: { ...isolated, DATABASE_URL: urls[name], DATABASE_URL_BUS: urls.bus },
    });
    return `${url}/graphql`;
  };
  return {
    identity: await startOne('identity'),
    marketplace: await startOne('marketplace'),
    messaging: await startOne('messaging'),
  };
}

export async function startSplit(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  const urls = await ownSubgraphs(start, options.world, 'split');
  await start({
    name: 'split-gateway',
    entry: 'gateway/src/main.ts',
    env: {
      ...isolated,
      ...UNLIMITED_READS,
      DATABASE_URL_BUS: options.world.urls.bus,
      SUPERGRAPH_PATH: SUPERGRAPH,
      SUBGRAPH_IDENTITY_URL: urls.identity,
      SUBGRAPH_MARKETPLACE_URL: urls.marketplace,
      SUBGRAPH_MESSAGING_URL: urls.messaging,
    },
  });
  return contestant();
}

export async function startMonolith(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  const env = databases(options.world);
  await start({ name: 'monolith', entry: `${PROGRAMS}/monolith.ts`, env });
  return contestant();
}

export async function startStock(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  const urls: Record<string, string> = {};
  for (const name of ['identity', 'marketplace'] as const) {
    const url = await start({
      name: `stock-${name}`,
      entry: `${PROGRAMS}/stock-subgraph.ts`,
      env: { SUBGRAPH: name, DATABASE_URL: options.world.urls[name] },
    });
    urls[name] = url;
  }
  const env = { SUBGRAPH_URLS: JSON.stringify(urls) };
  await start({ name: 'stock-gateway', entry: `${PROGRAMS}/stock-gateway.ts`, env });
  return contestant();
}

/** Apollo's gateway and data source over our subgraphs: only the gateway differs from `split`. */
export async function startStockOverOurs(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  const urls = await ownSubgraphs(start, options.world, 'behind-stock');
  const env = { SUBGRAPH_URLS: JSON.stringify(urls), VIEWER_KEYS: KEYS };
  await start({ name: 'stock-over-ours', entry: `${PROGRAMS}/stock-gateway.ts`, env });
  return contestant();
}

export async function startBareJobs(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  const env = databases(options.world);
  await start({ name: 'bare-jobs', entry: `${PROGRAMS}/bare-jobs.ts`, env });
  return contestant();
}
