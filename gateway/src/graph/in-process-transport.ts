import { executeSubgraph } from '@tbt/service-kit';
import type { Subgraph } from '@tbt/service-kit';
import { GRACE_MS, timeLeft, withinDeadline } from './deadline';
import type { SubgraphTransport } from './subgraph-data-source';
import type { SubgraphResponse } from './subgraph-failure';

/** Calls a subgraph of this process. @param deadlineMs longest time for one call. */
export function inProcessTransport(subgraph: Subgraph, deadlineMs: number): SubgraphTransport {
  return {
    name: subgraph.name,
    async execute(call, info) {
      const left = timeLeft(deadlineMs, info.deadline);
      const work = executeSubgraph(subgraph, call, info, Date.now() + left);
      const result = await withinDeadline(work, left + GRACE_MS);
      return result as SubgraphResponse;
    },
    ready: () => subgraph.ready(),
    close: async () => {},
  };
}
