import { now } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { DueApplicationsDocument } from '../../generated/graphql';
import { calendarDay, moveDay } from '../shift-line/near-day';

const DAYS_AHEAD = 60;
const SOON_MS = 24 * 3_600_000;

/** A clinic's applications that end within a day, soonest first; none for other viewers. */
export function useDueApplications(isClinic: boolean) {
  const today = calendarDay(now());
  const { data } = useQuery(
    DueApplicationsDocument,
    isClinic
      ? {
          variables: { from: moveDay(today, -1), to: moveDay(today, DAYS_AHEAD) },
          fetchPolicy: 'cache-and-network',
        }
      : skipToken,
  );
  const entries = (data?.shiftCalendar ?? []).filter(({ needsAnswer }) => needsAnswer);
  return entries
    .flatMap(({ job, date }) =>
      (job?.applications?.edges ?? []).flatMap(({ node: { id, actions, expiresAt, applicant } }) =>
        job && expiresAt && actions.includes('accept')
          ? [{ id, job, date, expiresAt, applicant }]
          : [],
      ),
    )
    .filter(({ expiresAt }) => Date.parse(expiresAt) - now().getTime() < SOON_MS)
    .sort((one, other) => Date.parse(one.expiresAt) - Date.parse(other.expiresAt));
}
