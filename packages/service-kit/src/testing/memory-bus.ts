import type { Bus, OutboxEvent } from '../events/bus';

/** The bus port within one process, for tests. */
export type MemoryBus = Bus & {
  /** Every event published so far, in order. */
  published: OutboxEvent[];
  /** Every live signal so far, in order. */
  signals: { name: string; payload: unknown }[];
  /** Resolves when all handlers are through; rejects with the first error of one. */
  settled(): Promise<void>;
  /** Runs a scheduled job now. */
  runJob(name: string): Promise<void>;
};

export function memoryBus(): MemoryBus {
  throw new Error('not built yet');
}
