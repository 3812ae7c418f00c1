import type { Logger } from '@tbt/service-kit';
import { withinDeadline } from './deadline';
import {
  isMutation,
  isRefusedWhole,
  NotDoneError,
  type SubgraphTransport,
} from './subgraph-data-source';

export type CircuitOptions = {
  deadlineMs: number;
  logger: Logger;
  probeEveryMs?: number;
};

const PROBE_EVERY_MS = 500;
const PROBE_WITHIN_MS = 1_000;
/** A call cut short by the request's own deadline says nothing about the subgraph. */
const FULL_WAIT = 0.9;

type Breaker = {
  /** @throws NotDoneError while the circuit is open. */
  admit(): void;
  answered(): void;
  /** @param startedAt epoch milliseconds. */
  failed(startedAt: number): void;
  close(): void;
};

/** One per subgraph and kind of operation: slow writes must not block reads. */
function createBreaker(
  { name, ready }: Pick<SubgraphTransport, 'name' | 'ready'>,
  kind: string,
  { deadlineMs, logger, probeEveryMs = PROBE_EVERY_MS }: CircuitOptions,
): Breaker {
  let lastAnswerAt = 0;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;

  const isAnswering = (): Promise<boolean> =>
    // An error response counts as success: it costs the caller no time.
    withinDeadline(
      ready().catch(() => undefined),
      PROBE_WITHIN_MS,
    ).then(
      () => true,
      () => false,
    );
  const probe = async () => {
    if (!isSilent) return;
    if (!(await isAnswering())) return schedule();
    isSilent = false;
    logger.info({ subgraph: name, kind }, 'The subgraph answers again');
  };
  const schedule = () => {
    timer = setTimeout(() => void probe(), probeEveryMs);
    timer.unref();
  };

  return {
    admit() {
      if (isSilent) throw new NotDoneError('silent since an earlier call');
    },
    answered() {
      lastAnswerAt = Date.now();
      // Another call that was in flight succeeded: the subgraph is slow, not down.
      isSilent = false;
    },
    failed(startedAt) {
      const hasWaited = Date.now() - startedAt >= deadlineMs * FULL_WAIT;
      if (isSilent || !hasWaited || lastAnswerAt >= startedAt) return;
      isSilent = true;
      clearTimeout(timer);
      logger.warn({ subgraph: name, kind }, 'The subgraph is silent, such calls fail at once');
      // Probed at once, so that a subgraph that was slow only once recovers before the next call.
      void probe();
    },
    close: () => clearTimeout(timer),
  };
}

/**
 * A circuit breaker: once a call timed out and no other of its kind succeeded meanwhile,
 * further calls fail at once until the subgraph responds again.
 */
export function withCircuit(
  transport: SubgraphTransport,
  options: CircuitOptions,
): SubgraphTransport {
  const reads = createBreaker(transport, 'read', options);
  const writes = createBreaker(transport, 'write', options);
  return {
    name: transport.name,
    async execute(call, info) {
      const breaker = isMutation(call) ? writes : reads;
      breaker.admit();
      const startedAt = Date.now();
      try {
        const answer = await transport.execute(call, info);
        if (isRefusedWhole(answer)) breaker.failed(startedAt);
        else breaker.answered();
        return answer;
      } catch (error) {
        breaker.failed(startedAt);
        throw error;
      }
    },
    ready: () => transport.ready(),
    close() {
      reads.close();
      writes.close();
      return transport.close();
    },
  };
}
