import { detailOf } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { CancellationPriceDocument } from '../../generated/graphql';

/** The current cost, fetched when the dialog opens. */
export function useCancellationPrice(bookingId: string) {
  const { data, error, loading, refetch } = useQuery(CancellationPriceDocument, {
    variables: { id: bookingId },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return {
    /** The shown cost; null while loading and when it cannot be cancelled. */
    shown: (!loading && data?.booking?.cancellationPrice) || null,
    ladder: data?.reliabilityLadder ?? null,
    /** Whether the professional has completed a shift; a score counts from then on. */
    hasScore: (data?.booking?.professional?.reliability?.keptShifts ?? 0) > 0,
    isLoading: loading,
    failure: error && !loading ? detailOf(error) : null,
    readAgain: async () => {
      await refetch().catch(() => undefined);
    },
  };
}

export type CancellationPriceState = ReturnType<typeof useCancellationPrice>;
