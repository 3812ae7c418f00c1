import { SUBGRAPH_NAMES } from '@tbt/service-kit';
import type { Bus, Logger, Subgraph, SubgraphName, ViewerKeys } from '@tbt/service-kit';
import type { SubgraphUrls } from '../gateway-options';
import { withResponseCheck } from './answer-shape';
import { withCircuit } from './circuit';
import { httpTransport } from './http-transport';
import { inProcessTransport } from './in-process-transport';
import { withKeyOwner } from './key-owner';
import type { SubgraphTransport } from './subgraph-data-source';
import type { Transports } from './supergraph';

const isList = (subgraphs: readonly Subgraph[] | SubgraphUrls): subgraphs is readonly Subgraph[] =>
  Array.isArray(subgraphs);

/** @throws Error when a subgraph is missing, or keys are missing for HTTP. */
export function createTransports(
  subgraphs: readonly Subgraph[] | SubgraphUrls,
  options: {
    keys: ViewerKeys | undefined;
    bus: Pick<Bus, 'claimKey'>;
    deadlineMs: number;
    logger: Logger;
  },
): Transports {
  const { keys, bus, deadlineMs, logger } = options;
  const transportOf = (name: SubgraphName): SubgraphTransport => {
    if (isList(subgraphs)) {
      const subgraph = subgraphs.find((candidate) => candidate.name === name);
      if (!subgraph) throw new Error(`Subgraph ${name} is missing`);
      return inProcessTransport(subgraph, deadlineMs);
    }
    if (!keys) throw new Error('Subgraphs behind HTTP need viewer keys');
    return httpTransport({ name, url: subgraphs[name], keys, deadlineMs });
  };
  const entries = SUBGRAPH_NAMES.map((name) => {
    const transport = withCircuit(withResponseCheck(transportOf(name)), { deadlineMs, logger });
    return [name, withKeyOwner(transport, { bus, logger })] as const;
  });
  return Object.fromEntries(entries) as Transports;
}
