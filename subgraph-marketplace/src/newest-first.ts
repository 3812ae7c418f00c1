import { encodeCursor, pageArgs, toConnection } from '@tbt/service-kit';
import type { Connection, PageInput } from '@tbt/service-kit';

/** Where a page of a list sorted by creation ends. */
export type NewestKey = { createdAt: Date; id: number };
export type NewestPage = { limit: number; after: NewestKey | null };

const SHAPE = ['instant', 'id'] as const;

/** @throws DomainError VALIDATION_FAILED on `first` or `after`. */
export function newestPage(input: PageInput): NewestPage {
  const { limit, after } = pageArgs(input, SHAPE);
  return { limit, after: after && { createdAt: new Date(after[0]), id: after[1] } };
}

/** @param rows fetched with `limit + 1`. */
export const newestConnection = <N extends NewestKey>(
  rows: readonly N[],
  page: NewestPage,
): Connection<N> =>
  toConnection(
    rows,
    page.limit,
    ({ createdAt, id }) => encodeCursor([createdAt.getTime(), id]),
    page.after !== null,
  );
