import type { IdentityDatabase } from '../../database';
import type { UsersRepository } from './users.repository';

/** People told of in one transaction. */
const BATCH = 100;

type Deps = { database: IdentityDatabase; users: UsersRepository };

/**
 * Tells of everybody whose last snapshot says less than one does today. @returns how many; safe with
 * several copies and after a stop in the middle.
 */
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
