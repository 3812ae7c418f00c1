import { createLoader } from '@tbt/service-kit';
import type { PrivacyQueries } from '../privacy';

export const createActivityLoaders = (privacy: PrivacyQueries) => ({
  /** Whether the user shares their last activity. */
  isShown: createLoader(async (ids: readonly number[]) => {
    const shown = await privacy.givenBy(ids, 'show_activity');
    return new Map(shown.map((id) => [id, true]));
  }),
});

export type ActivityLoaders = ReturnType<typeof createActivityLoaders>;
