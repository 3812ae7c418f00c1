import { paths } from '@tbt/contracts';
import { Button, EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, Link, useSearchParams } from '@tbt/web-kit';
import { ForClinics } from '../features/subscription/for-clinics';
import { TestPaymentForm } from '../features/subscription/test-payment-form';
import { useSubscription } from '../features/subscription/use-subscription';
import { useText } from '../texts';

function PaymentTest() {
  const t = useText();
  const [search] = useSearchParams();
  const { subscription, isLive, error, reload } = useSubscription();
  const session = search.get('session');
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
  if (!subscription.canPay) return <EmptyState icon="info" title={t('clinic.test.off')} />;
  if (!session && !(isLive && subscription.isManaged))
    return (
      <EmptyState
        icon="dollar"
        title={t('clinic.test.none')}
        action={
          <Button asChild>
            <Link to={paths.subscription()}>{t('clinic.test.choose')}</Link>
          </Button>
        }
      />
    );
  return <TestPaymentForm key={session ?? ''} session={session} onPlayed={reload} />;
}

/** /payment-test: the test driver's page of payment. */
export function PaymentTestPage() {
  const t = useText();
  return (
    <Page title={t('clinic.test.title')} description={t('clinic.test.lead')} width="text">
      <ForClinics>
        <PaymentTest />
      </ForClinics>
    </Page>
  );
}
