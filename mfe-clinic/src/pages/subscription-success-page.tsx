import { paths } from '@tbt/contracts';
import {
  Button,
  Cluster,
  ErrorState,
  Heading,
  Page,
  Spinner,
  Stack,
  Text,
} from '@tbt/design-system';
import { detailOf, Link, useFormats } from '@tbt/web-kit';
import { planGoal } from '../parts/plan-goal';
import { usePlanName } from '../parts/plan-name';
import { ForClinics } from '../features/subscription/for-clinics';
import { useSubscription } from '../features/subscription/use-subscription';
import { useText } from '../texts';

const POLL_MS = 3000;

function Outcome() {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const emergency = planGoal.emergencyPath();
  const { subscription, isLive, error, reload } = useSubscription(POLL_MS);
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
  const plan = nameOf(subscription.tier ?? 'none');
  const { status, trialEndsAt, isPromotional } = subscription;
  const detail = () => {
    if (!subscription.isManaged)
      return t(isPromotional ? 'clinic.success.promotional' : 'clinic.success.free');
    if (status === 'trial' && trialEndsAt)
      return t('clinic.success.trial', { date: formats.instantDate(trialEndsAt), plan });
    return t('clinic.success.active', { plan });
  };
  return (
    <Stack gap="6">
      <Stack gap="2" role="status">
        <Heading as="h2">
          {t(isLive ? 'clinic.success.title' : 'clinic.success.waitingTitle')}
        </Heading>
        <Text size="lead">{isLive ? detail() : t('clinic.success.waiting')}</Text>
      </Stack>
      <Cluster gap="3">
        {isLive && emergency && (
          <Button asChild>
            <Link to={emergency} onClick={planGoal.clear}>
              {t('clinic.success.emergency')}
            </Link>
          </Button>
        )}
        {isLive && (
          <Button asChild variant={emergency ? 'secondary' : 'primary'}>
            <Link to={paths.postJob()} onClick={planGoal.clear}>
              {t('clinic.success.post')}
            </Link>
          </Button>
        )}
        <Button asChild variant="secondary">
          <Link to={paths.subscription()} onClick={planGoal.clear}>
            {t('clinic.success.manage')}
          </Link>
        </Button>
      </Cluster>
    </Stack>
  );
}

/** /subscription-success: the plan after a payment, once it is confirmed. */
export function SubscriptionSuccessPage() {
  const t = useText();
  return (
    <Page title={t('clinic.success.heading')} width="text">
      <ForClinics>
        <Outcome />
      </ForClinics>
    </Page>
  );
}
