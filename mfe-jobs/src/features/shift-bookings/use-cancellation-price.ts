import { detailOf, useQuery } from '@tbt/web-kit';
import { CancellationPriceDocument } from '../../generated/graphql';

/** What cancelling costs at this moment: asked anew whenever somebody thinks of it. */
export function useCancellationPrice(bookingId: string) {
  const { data, error, loading, refetch } = useQuery(CancellationPriceDocument, {
    variables: { id: bookingId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return {
    /** What the reader sees; null while it is asked for and where nothing can be cancelled. */
    shown: (!loading && data?.booking?.cancellationPrice) || null,
    isLoading: loading,
    failure: error && !loading ? detailOf(error) : null,
    readAgain: async () => {
      await refetch().catch(() => undefined);
    },
  };
}

export type CancellationPriceState = ReturnType<typeof useCancellationPrice>;
