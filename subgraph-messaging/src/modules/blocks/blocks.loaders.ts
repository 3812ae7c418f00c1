import { createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { blockedAmong } from './blocks.queries';

/** The page's users whom the viewer has blocked, in one statement. */
export const createBlockLoaders = (db: Reading, userId: number) => ({
  ownBlock: createLoader(
    (ids: readonly number[]) => blockedAmong(db, userId, ids),
    ({ blockedId }) => blockedId,
  ),
});

export type BlockLoaders = ReturnType<typeof createBlockLoaders>;
