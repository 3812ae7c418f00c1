import { SUBGRAPH_NAMES, type SubgraphName } from '@tbt/service-kit';
import { DATABASES } from '@tbt/stack/databases';
import {
  isConnectionFault,
  isFault,
  type ConnectionFault,
  type Fault,
  type FaultProxy,
} from './fault';
import { startHttpFaultProxy } from './http-fault-proxy';
import type { RestartablePostgres } from './restartable-postgres';

const RELEASE_PATH = /^\/releases\/([\w-]+)\/[^/]+\/([^?]*)/;
const ENTRY = 'remote-entry.js';
const REMOTE_PART = /^mfe-[a-z]+(\.chunks)?$/;

/** Parts that can fail, by name: `mfe-jobs`, `mfe-jobs.chunks` (all but its entry), `subgraph-identity`, `database-bus`. */
export interface FaultyParts {
  readonly sitePort: number;
  readonly subgraphPorts: Readonly<Record<SubgraphName, number>>;
  forwardTo(ports: Readonly<Record<string, number>>): void;
  set(part: string, fault: string): Promise<void>;
  close(): Promise<void>;
}

export async function createFaultyParts(postgres: RestartablePostgres): Promise<FaultyParts> {
  const ofRemotes = new Map<string, Fault>();
  const site = await startHttpFaultProxy({
    faultFor: (path) => {
      const [, remote, file] = RELEASE_PATH.exec(path) ?? [];
      const ofChunks = file === ENTRY ? undefined : ofRemotes.get(`${remote}.chunks`);
      return ofChunks ?? ofRemotes.get(`${remote}`) ?? 'pass';
    },
  });
  const proxies = await Promise.all(
    SUBGRAPH_NAMES.map(async (name) => [name, await startHttpFaultProxy()] as const),
  );
  const subgraphs = new Map<string, FaultProxy<Fault>>(
    proxies.map(([name, proxy]) => [`subgraph-${name}`, proxy]),
  );
  const databases = new Map<string, FaultProxy<ConnectionFault>>(
    DATABASES.map((name) => [`database-${name}`, postgres.proxies[name]] as const),
  );

  const set = async (part: string, fault: string) => {
    if (!isFault(fault)) throw new Error(`There is no fault ${fault}`);
    if (REMOTE_PART.test(part)) {
      if (fault === 'pass') ofRemotes.delete(part);
      else ofRemotes.set(part, fault);
      return site.settle();
    }
    const database = databases.get(part);
    if (database && isConnectionFault(fault)) return database.set(fault);
    const subgraph = subgraphs.get(part);
    if (!subgraph) throw new Error(`${part} cannot fail by ${fault}`);
    return subgraph.set(fault);
  };

  return {
    sitePort: site.port,
    subgraphPorts: Object.fromEntries(
      proxies.map(([name, { port }]) => [name, port]),
    ) as FaultyParts['subgraphPorts'],
    forwardTo(ports) {
      for (const [name, port] of Object.entries(ports)) {
        if (name === 'shell') site.forwardTo(port);
        subgraphs.get(name)?.forwardTo(port);
      }
    },
    set,
    close: async () => {
      await Promise.all([site, ...subgraphs.values()].map((proxy) => proxy.close()));
    },
  };
}
