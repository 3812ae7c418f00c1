import { encodeCursor, listName, pageArgs, toConnection } from '@tbt/service-kit';
import type { Connection, PageInput } from '@tbt/service-kit';

export type NewestList =
  | 'jobs'
  | 'clinicJobs'
  | 'myApplications'
  | 'jobApplications'
  | 'myInvitations'
  | 'hiringInterests'
  | 'emergencyRequests'
  | 'clinicAlerts';

export type NewestKey = { createdAt: Date; id: number };
export type NewestPage = { list: NewestList; limit: number; after: NewestKey | null };

const SHAPE = ['instant', 'id'] as const;

/** @param scope parent, filter and owner; part of the cursor. @throws DomainError VALIDATION_FAILED. */
export function newestPage(list: NewestList, scope: unknown, input: PageInput): NewestPage {
  const { limit, after } = pageArgs(input, listName(list, scope), SHAPE);
  return { list, limit, after: after && { createdAt: new Date(after[0]), id: after[1] } };
}

/** @param rows fetched with `limit + 1`. @param scope as for `newestPage`. */
export function newestConnection<N extends NewestKey>(
  rows: readonly N[],
  scope: unknown,
  page: NewestPage,
): Connection<N> {
  const list = listName(page.list, scope);
  const cursorOf = ({ createdAt, id }: N) => encodeCursor(list, [createdAt.getTime(), id]);
  return toConnection(rows, page.limit, cursorOf, page.after !== null);
}
