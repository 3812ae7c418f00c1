import type { Viewer } from '@tbt/service-kit';

/** The score is public; what it is made of is for the person and for administrators. */
export const mayReadEntries = (viewer: Viewer | null, userId: number): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.userId === userId);
