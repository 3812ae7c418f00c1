import type { GraphAccess } from '@tbt/web-kit';
import { entriesBeyondOnePage, readLoadedPages } from './read-loaded-pages';

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
  'BookingPage',
  'HomePanel',
  'DueApplications',
  'JobPage',
  'JobSearchPage',
  'OpenWaivers',
  'DisputeCase',
  'Disputes',
  'ReliabilityAppeals',
  'PostingBlocks',
  'MyBillingDetails',
  'HumanReviews',
  'ReportedReviews',
  'HeldReviews',
  'AllTypicalRates',
  'ReliabilityLadders',
  'Holidays',
  'Regulators',
]);

/** @param names - of the queries; by default all that show shifts. */
export async function refetchShiftQueries(
  graph: GraphAccess,
  names: ReadonlySet<string> = AFFECTED,
): Promise<void> {
  try {
    const client = await graph.forShown();
    await client?.refetchQueries({
      include: 'active',
      onQueryUpdated: (query) => {
        if (!names.has(query.queryName ?? '')) return false;
        const loaded = entriesBeyondOnePage(query);
        return loaded === null ? true : readLoadedPages(client, query, loaded);
      },
    });
  } catch {
    // What is shown stays as it was read.
  }
}
