import type { IdentityDatabase } from '../../database';
import type { UsersRepository } from './users.repository';

/** Users per transaction. */
const BATCH = 100;

type Deps = { database: IdentityDatabase; users: UsersRepository };

/** Republishes users whose snapshot is of an older version; resumable, safe on several replicas. @returns how many. */
export function createUserRepublishing({ database, users }: Deps): () => Promise<number> {
  const retellBatch = () =>
    database.transaction(async (tx) => {
      const untold = await users.lockUntold(tx, BATCH);
      for (const user of untold) await users.update(tx, user, {});
      return untold.length;
    });

  return async () => {
    let total = 0;
    for (;;) {
      const told = await retellBatch();
      total += told;
      if (told < BATCH) return total;
    }
  };
}
