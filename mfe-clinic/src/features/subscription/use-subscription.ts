import { useEffect } from 'react';
import { useSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import { SubscriptionPageDocument, SubscriptionStateFragmentDoc } from '../../generated/graphql';

const LIVE = ['trial', 'active', 'past_due', 'cancelled'];

/** The clinic's plan. @param pollMs asks again in this rhythm; 0 never. */
export function useSubscription(pollMs = 0) {
  const { viewer, refresh } = useSession();
  const query = useQuery(SubscriptionPageDocument, {
    fetchPolicy: 'cache-and-network',
    pollInterval: pollMs,
  });
  const data = query.data ?? query.previousData;
  const subscription = data
    ? readFragment(SubscriptionStateFragmentDoc, data.mySubscription)
    : null;
  const [known, current] = [viewer?.subscriptionStatus, subscription?.status];
  // The session knows the plan that counts, this page the clinic's own.
  const isGiven = Boolean(subscription?.givenPlan);
  useEffect(() => {
    // The header and the offers of other pages know the plan from the session.
    if (known && current && known !== current && !isGiven) void refresh();
  }, [known, current, isGiven, refresh]);
  return {
    subscription: subscription ?? null,
    /** Whether there is a plan to change or cancel. */
    isLive:
      subscription !== null && LIVE.includes(subscription.status) && subscription.plan !== 'none',
    error: subscription ? undefined : query.error,
    /** Reads the plan again, here and in the session. */
    reload: async () => {
      await Promise.all([query.refetch().catch(() => undefined), refresh()]);
    },
  };
}
