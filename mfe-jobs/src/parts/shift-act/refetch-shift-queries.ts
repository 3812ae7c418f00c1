import type { ApolloClient } from '@tbt/web-kit';
import { entriesBeyondOnePage, readLoadedPages } from './read-loaded-pages';

/** The queries that a step of an offer, a booking or a posting may change. */
const AFFECTED: ReadonlySet<string> = new Set([
  'MyApplications',
  'MyInvitations',
  'MyBookings',
  'MyReliability',
  'ClinicShifts',
  'ShiftCalendar',
  'ShiftDetails',
  'ShiftCandidates',
  'NextShift',
  'BookedPage',
  'HomePanel',
  'JobPage',
  'OpenWaivers',
  'ReliabilityAppeals',
  'HumanReviews',
  'AllTypicalRates',
]);

/** Renews every list of shifts on the screen in the length it has; what is shown stays until the answer is there. */
export async function refetchShiftQueries(client: ApolloClient): Promise<void> {
  const reading = client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => {
      if (!AFFECTED.has(query.queryName ?? '')) return false;
      const loaded = entriesBeyondOnePage(query);
      return loaded === null ? true : readLoadedPages(client, query, loaded);
    },
  });
  await reading.catch(() => undefined);
}
