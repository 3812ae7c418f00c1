import type { IdentityDatabase } from '../../database';
import type { UsersQueries } from './users.queries';

/** Users per transaction. */
const BATCH = 100;

type Deps = { database: IdentityDatabase; users: UsersQueries };

/** Republishes users whose snapshot is of an older version; resumable, safe on several replicas. @returns how many. */
export function createUserRepublishing({ database, users }: Deps): () => Promise<number> {
  const republishBatch = () =>
    database.transaction(async (tx) => {
      const outdated = await users.lockOutdated(tx, BATCH);
      for (const user of outdated) await users.update(tx, user, {});
      return outdated.length;
    });

  return async () => {
    let total = 0;
    for (;;) {
      const count = await republishBatch();
      total += count;
      if (count < BATCH) return total;
    }
  };
}
