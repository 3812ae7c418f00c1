import type { Logger } from '@tbt/service-kit';
import { withinDeadline } from './deadline';
import {
  isMutation,
  isRefusedWhole,
  NotDoneError,
  type SubgraphTransport,
} from './subgraph-data-source';

export type CircuitOptions = {
  /** Longest time for one call; milliseconds. */
  deadlineMs: number;
  logger: Logger;
  /** Milliseconds between two questions whether a silent subgraph is back. */
  probeEveryMs?: number;
};

const PROBE_EVERY_MS = 500;
const PROBE_WITHIN_MS = 1_000;
/** A request that had hardly any time left says nothing about the subgraph. */
const FULL_WAIT = 0.9;

type Breaker = {
  /** @throws NotDoneError while the subgraph is silent. */
  admit(): void;
  answered(): void;
  /** @param startedAt - instant of the call in epoch milliseconds. */
  failed(startedAt: number): void;
  close(): void;
};

/** Of one kind of work of one subgraph: what is slow with writes may be quick with reads. */
function createBreaker(
  { name, ready }: Pick<SubgraphTransport, 'name' | 'ready'>,
  kind: string,
  { deadlineMs, logger, probeEveryMs = PROBE_EVERY_MS }: CircuitOptions,
): Breaker {
  let lastAnswerAt = 0;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;

  const isAnswering = (): Promise<boolean> =>
    // A refusal is an answer as well: it costs a caller no time.
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
      // A call that was on its way when another one gave up: the subgraph is slow, not silent.
      isSilent = false;
    },
    failed(startedAt) {
      const hasWaited = Date.now() - startedAt >= deadlineMs * FULL_WAIT;
      if (isSilent || !hasWaited || lastAnswerAt >= startedAt) return;
      isSilent = true;
      clearTimeout(timer);
      logger.warn({ subgraph: name, kind }, 'The subgraph is silent, such calls fail at once');
      // Asked right away: one that was slow with this call only is back before others meet a refusal.
      void probe();
    },
    close: () => clearTimeout(timer),
  };
}

/**
 * Spares callers the wait for a subgraph that has gone silent: once a call got no answer in its whole
 * time, and no other one of its kind did meanwhile, such calls fail at once until the subgraph says
 * anything again.
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
