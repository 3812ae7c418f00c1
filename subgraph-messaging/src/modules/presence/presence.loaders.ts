import { createLoader } from '@tbt/service-kit';
import type { Reading } from '../../database';
import { visibleAmong } from './presence.queries';

export const createPresenceLoaders = (db: Reading, userId: number) => ({
  visiblePresence: createLoader(
    (ids: readonly number[]) => visibleAmong(db, userId, ids),
    ({ id }) => id,
  ),
});

export type PresenceLoaders = ReturnType<typeof createPresenceLoaders>;
