import { join } from 'node:path';
import type { SubgraphName } from '@tbt/service-kit';
import type { CombinedEnvInput } from '@tbt/stack/combined/env';
import type { DatabaseUrls } from '@tbt/stack/databases';
import { gatewayFolder } from '@tbt/workspace/projects';
import { startProgram, type Program, type ProgramOptions } from '../harness/program';

/** An implementation of the public graph, in one or more processes. */
export type Contestant = {
  readonly url: string;
  readonly processes: readonly Pick<Program, 'name' | 'pid'>[];
  stop(): Promise<void>;
};

type StartOptions = {
  readonly urls: DatabaseUrls;
  readonly folder: string;
  /** Releases whose documents the gateway answers; pages send nothing else of their queries. */
  readonly releasesDir?: string;
};

const KEY_ID = 'bench';
const KEYS = JSON.stringify({ [KEY_ID]: 'a secret of the benchmarks, not of a deployment' });
const PROGRAMS = 'packages/performance/src/programs';
const SUPERGRAPH = join(gatewayFolder, 'supergraph.graphql');

const databases = (urls: DatabaseUrls) => ({
  DATABASE_URL_IDENTITY: urls.identity,
  DATABASE_URL_MARKETPLACE: urls.marketplace,
  DATABASE_URL_MESSAGING: urls.messaging,
  DATABASE_URL_BUS: urls.bus,
});

/** Starts programs in order; requests go to the last one. */
function starter({ folder }: StartOptions) {
  const programs: Program[] = [];
  return {
    start: async (options: Pick<ProgramOptions, 'name' | 'entry' | 'env'>) => {
      const program = await startProgram({ ...options, folder });
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

const UNLIMITED_READS = { LIMIT_READS_ADDRESS: '1000000' };

const isolated = { VIEWER_KEYS: KEYS, VIEWER_KEY_ID: KEY_ID };

export async function startCombined(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  await start({
    name: 'combined',
    entry: 'packages/stack/src/combined/main.ts',
    env: {
      ...isolated,
      ...UNLIMITED_READS,
      ...databases(options.urls),
      PUBLIC_URL: 'http://localhost:3000',
      SUPERGRAPH_PATH: SUPERGRAPH,
      ...(options.releasesDir && { RELEASES_DIR: options.releasesDir }),
    } satisfies Omit<CombinedEnvInput, 'PORT'>,
  });
  return contestant();
}

async function ownSubgraphs(
  start: ReturnType<typeof starter>['start'],
  urls: DatabaseUrls,
  label: string,
): Promise<Record<SubgraphName, string>> {
  const startOne = async (name: SubgraphName) => {
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
  const urls = await ownSubgraphs(start, options.urls, 'split');
  await start({
    name: 'split-gateway',
    entry: 'gateway/src/main.ts',
    env: {
      ...isolated,
      ...UNLIMITED_READS,
      DATABASE_URL_BUS: options.urls.bus,
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
  const env = databases(options.urls);
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
      env: { SUBGRAPH: name, DATABASE_URL: options.urls[name] },
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
  const urls = await ownSubgraphs(start, options.urls, 'behind-stock');
  const env = { SUBGRAPH_URLS: JSON.stringify(urls), VIEWER_KEYS: KEYS };
  await start({ name: 'stock-over-ours', entry: `${PROGRAMS}/stock-gateway.ts`, env });
  return contestant();
}

export async function startBareJobs(options: StartOptions): Promise<Contestant> {
  const { start, contestant } = starter(options);
  const env = databases(options.urls);
  await start({ name: 'bare-jobs', entry: `${PROGRAMS}/bare-jobs.ts`, env });
  return contestant();
}
