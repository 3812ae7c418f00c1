import type { Viewer } from '@tbt/service-kit';

/** The score is public, its entries are not. */
export const mayReadEntries = (viewer: Viewer | null, userId: number): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.userId === userId);
