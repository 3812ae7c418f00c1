import { encodeCursor, pageArgs, toConnection } from '@tbt/service-kit';
import type { Connection, PageInput } from '@tbt/service-kit';

/** The lists sorted by creation; a cursor leads on in its own list only. */
export type NewestList =
  | 'jobs'
  | 'myJobs'
  | 'clinicJobs'
  | 'myApplications'
  | 'jobApplications'
  | 'myBookings'
  | 'professionals';

/** Where a page of a list sorted by creation ends. */
export type NewestKey = { createdAt: Date; id: number };
export type NewestPage = { list: NewestList; limit: number; after: NewestKey | null };

const SHAPE = ['instant', 'id'] as const;

/** @throws DomainError VALIDATION_FAILED on `first` or `after`. */
export function newestPage(list: NewestList, input: PageInput): NewestPage {
  const { limit, after } = pageArgs(input, list, SHAPE);
  return { list, limit, after: after && { createdAt: new Date(after[0]), id: after[1] } };
}

/** @param rows fetched with `limit + 1`. */
export const newestConnection = <N extends NewestKey>(
  rows: readonly N[],
  page: NewestPage,
): Connection<N> =>
  toConnection(
    rows,
    page.limit,
    ({ createdAt, id }) => encodeCursor(page.list, [createdAt.getTime(), id]),
    page.after !== null,
  );
