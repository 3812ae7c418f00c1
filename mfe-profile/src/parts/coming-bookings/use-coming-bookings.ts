import { useGraph } from '@tbt/web-kit';
import { readFragment } from '../../generated';
import {
  ComingBookingFragmentDoc,
  ComingBookingsDocument,
  type ComingBookingFragment,
} from '../../generated/graphql';

export function useComingBookings() {
  const graph = useGraph();
  return async (provinces: readonly string[]): Promise<ComingBookingFragment[]> => {
    const client = await graph.load();
    const { data } = await client.query({
      query: ComingBookingsDocument,
      fetchPolicy: 'network-only',
    });
    const bookings = (data?.myBookings.edges ?? []).map(({ node }) =>
      readFragment(ComingBookingFragmentDoc, node),
    );
    return bookings.filter(({ job }) => !job || provinces.includes(job.province));
  };
}
