import { useSeesPlanOffers, useSession } from '@tbt/web-kit';

/** Whether the free trial is offered: to clinics that have never had a plan. The checkout knows for sure. */
export function useMayTry(): boolean {
  const { viewer } = useSession();
  const isOffered = useSeesPlanOffers();
  return isOffered && (viewer?.subscriptionStatus ?? 'free') === 'free';
}
