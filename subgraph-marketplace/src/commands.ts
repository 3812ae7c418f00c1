import { idempotent, requireViewer } from '@tbt/service-kit';
import type { RateLimits, RequestInfo } from '@tbt/service-kit';
import type { MarketplaceDatabase, MarketplaceTx } from './database';

type CommandDeps = { database: MarketplaceDatabase; limits: RateLimits<'writes'> };

export type Command = { operation: string; input: object };

export type Commands = {
  /** Counts a write of the viewer. @throws DomainError UNAUTHENTICATED, RATE_LIMITED. */
  consumeWriteQuota(info: RequestInfo): Promise<void>;
  /**
   * One business transaction under the viewer's idempotency key: its result is stored with it and
   * answered again, instants as dates, when the same request comes back.
   */
  run<T>(info: RequestInfo, command: Command, act: (tx: MarketplaceTx) => Promise<T>): Promise<T>;
};

export function createCommands({ database, limits }: CommandDeps): Commands {
  return {
    async consumeWriteQuota(info) {
      const viewer = requireViewer(info);
      // What the platform does in somebody's name, such as loading the demo world, is not counted.
      if (info.system === null) await limits.consume('writes', String(viewer.userId));
    },

    run: (info, command, act) =>
      database.transaction((tx) => idempotent(info, tx, command, () => act(tx))),
  };
}
