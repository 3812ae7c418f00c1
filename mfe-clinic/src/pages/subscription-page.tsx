import { isHigherTier, SUBSCRIPTION_TIERS } from '@tbt/contracts';
import { ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import { detailOf, useSearchParams } from '@tbt/web-kit';
import { CurrentPlan } from '../features/subscription/current-plan';
import { ForClinics } from '../features/subscription/for-clinics';
import { PlanChoices } from '../features/subscription/plan-choices';
import { SubscriptionInvoices } from '../features/subscription/subscription-invoices';
import { useSubscription } from '../features/subscription/use-subscription';
import { LaunchOffer } from '../parts/launch-offer';
import { useOpenOffer } from '../parts/use-open-offer';
import { useText } from '../texts';

function Subscription() {
  const t = useText();
  const [search] = useSearchParams();
  const { left } = useOpenOffer();
  const { subscription, isLive, error, reload } = useSubscription();
  const asked = search.get('plan');
  const preselected = SUBSCRIPTION_TIERS.find((tier) => tier === asked) ?? null;
  if (error)
    return (
      <ErrorState
        title={t('clinic.sub.loadFailed')}
        description={detailOf(error)}
        retryLabel={t('clinic.retry')}
        onRetry={() => void reload()}
      />
    );
  if (!subscription) return <Spinner label={t('clinic.sub.loading')} layout="page" />;
  // Above a plan that was given without an end, a higher one can be bought.
  const canChoose =
    !isLive || subscription.isManaged || isHigherTier('premium', subscription.tier ?? null);
  return (
    <Stack gap="10">
      {left !== null && !isLive && <LaunchOffer remaining={left} />}
      <CurrentPlan subscription={subscription} isLive={isLive} onChanged={reload} />
      {canChoose && (
        <PlanChoices
          subscription={subscription}
          isLive={isLive}
          preselected={preselected}
          onChanged={reload}
        />
      )}
      <SubscriptionInvoices invoices={subscription.invoices} />
    </Stack>
  );
}

/** /subscription: the clinic's plan. */
export function SubscriptionPage() {
  const t = useText();
  return (
    <Page title={t('clinic.sub.title')} description={t('clinic.sub.lead')}>
      <ForClinics>
        <Subscription />
      </ForClinics>
    </Page>
  );
}
