import type { Logger } from '@tbt/service-kit';
import { withinDeadline } from './deadline';
import type { SubgraphTransport } from './subgraph-data-source';

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

/**
 * Spares callers the wait for a subgraph that has gone silent: once a call got no answer in its whole
 * time, and no other one did meanwhile, calls fail at once until the subgraph says anything again.
 */
export function withCircuit(
  transport: SubgraphTransport,
  { deadlineMs, logger, probeEveryMs = PROBE_EVERY_MS }: CircuitOptions,
): SubgraphTransport {
  const { name } = transport;
  let lastAnswerAt = 0;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;

  const isAnswering = (): Promise<boolean> =>
    // A refusal is an answer as well: it costs a caller no time.
    withinDeadline(
      transport.ready().catch(() => undefined),
      PROBE_WITHIN_MS,
    ).then(
      () => true,
      () => false,
    );
  const probe = async () => {
    if (!isSilent) return;
    if (!(await isAnswering())) return schedule();
    isSilent = false;
    logger.info({ subgraph: name }, 'The subgraph answers again');
  };
  const schedule = () => {
    timer = setTimeout(() => void probe(), probeEveryMs);
    timer.unref();
  };

  const noteFailure = (startedAt: number) => {
    const hasWaited = Date.now() - startedAt >= deadlineMs * FULL_WAIT;
    if (isSilent || !hasWaited || lastAnswerAt >= startedAt) return;
    isSilent = true;
    clearTimeout(timer);
    logger.warn({ subgraph: name }, 'The subgraph is silent, calls fail at once until it answers');
    // Asked right away: one that was slow with this call only is back before others meet a refusal.
    void probe();
  };

  return {
    name,
    async execute(call, info) {
      if (isSilent) throw new Error('silent since an earlier call');
      const startedAt = Date.now();
      try {
        const answer = await transport.execute(call, info);
        lastAnswerAt = Date.now();
        // A call that was on its way when another one gave up: the subgraph is slow, not silent.
        isSilent = false;
        return answer;
      } catch (error) {
        noteFailure(startedAt);
        throw error;
      }
    },
    ready: () => transport.ready(),
    close() {
      clearTimeout(timer);
      return transport.close();
    },
  };
}
