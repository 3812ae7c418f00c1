import { isHigherTier, paths, SUBSCRIPTION_TIERS } from '@tbt/contracts';
import { Banner, Button, EmptyState, ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import { detailOf, Link, useLocation, useSearchParams } from '@tbt/web-kit';
import { CheckoutForm } from '../features/subscription/checkout-form';
import { ForClinics } from '../features/subscription/for-clinics';
import { useSubscription } from '../features/subscription/use-subscription';
import { LaunchOffer } from '../parts/launch-offer';
import { useOpenOffer } from '../parts/use-open-offer';
import { useText } from '../texts';

type FromRegistration = { registered?: 'done' | 'completed' };

function Checkout() {
  const t = useText();
  const [search] = useSearchParams();
  const { registered = null } = (useLocation().state ?? {}) as FromRegistration;
  const { subscription, isLive, error, reload } = useSubscription();
  const asked = search.get('plan');
  const code = search.get('code') ?? '';
  const { left } = useOpenOffer();
  const tier = SUBSCRIPTION_TIERS.find((known) => known === asked) ?? 'premium';
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
  const isAboveGiven = !subscription.isManaged && isHigherTier(tier, subscription.tier ?? null);
  if (isLive && !isAboveGiven)
    return (
      <EmptyState
        icon="check"
        title={t('clinic.checkout.already')}
        action={
          <Button asChild>
            <Link to={paths.subscription()}>{t('clinic.checkout.manage')}</Link>
          </Button>
        }
      />
    );
  return (
    <Stack gap="6">
      {registered && (
        <Banner tone="success" title={t(`clinic.register.${registered}`)} live="status">
          {t('clinic.register.donePlan')}
        </Banner>
      )}
      {isLive && <Banner title={t('clinic.sub.aboveGiven')} />}
      {left !== null && !isLive && code === '' && <LaunchOffer remaining={left} />}
      <CheckoutForm
        key={code}
        tier={tier}
        canTry={subscription.canTry}
        canPay={subscription.canPay}
        code={code}
        next={registered ? paths.postJob() : paths.home()}
        onClaimed={reload}
      />
    </Stack>
  );
}

/** /checkout: what is bought, before the provider's page. */
export function CheckoutPage() {
  const t = useText();
  return (
    <Page title={t('clinic.checkout.title')} description={t('clinic.checkout.lead')} width="text">
      <ForClinics>
        <Checkout />
      </ForClinics>
    </Page>
  );
}
