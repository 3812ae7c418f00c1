import { MAX_ID, NO_ID } from '@tbt/contracts';

/** An id above the maximum stays above it, so that it is refused as unknown. */
export const graphId = (id: number): string => String(id === NO_ID ? MAX_ID + 1 : id);

export const maybeGraphId = (id: number | null | undefined): string | null =>
  id === null || id === undefined ? null : graphId(id);
