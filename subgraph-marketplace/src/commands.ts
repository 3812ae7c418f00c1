import { consumeWriteQuota, idempotent } from '@tbt/service-kit';
import type { RateLimits, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from './database';

type CommandDeps = { database: MarketplaceDatabase; limits: RateLimits<'writes'> };

export type Command = { operation: string; input: object };

export type Commands = {
  /** Counts a write of the viewer. @throws DomainError UNAUTHENTICATED, RATE_LIMITED. */
  consumeWriteQuota(info: RequestInfo): Promise<void>;
  /** One transaction; a repeated idempotency key answers the stored result, with instants as dates. */
  run<T>(info: RequestInfo, command: Command, act: (tx: MarketplaceTx) => Promise<T>): Promise<T>;
};

export function createCommands({ database, limits }: CommandDeps): Commands {
  return {
    consumeWriteQuota: (info) => consumeWriteQuota(limits, info),

    run: (info, command, act) =>
      database.transaction((tx) => idempotent(info, tx, command, () => act(tx))),
  };
}
