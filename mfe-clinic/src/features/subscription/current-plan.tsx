import { useState } from 'react';
import { paths, planPriceOf } from '@tbt/contracts';
import {
  Badge,
  Banner,
  Button,
  Card,
  Cluster,
  Stack,
  Text,
  TextLink,
  type Tone,
} from '@tbt/design-system';
import { Link, toastOutcome, useFormats, useSession } from '@tbt/web-kit';
import { useMutation } from '@tbt/web-kit/graph';
import {
  ResumeSubscriptionDocument,
  UpdatePaymentCardDocument,
  type SubscriptionStateFragment,
} from '../../generated/graphql';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { CancelPlanDialog } from './cancel-plan-dialog';
import { usePaymentPage } from './use-payment-page';

export interface CurrentPlanProps {
  subscription: SubscriptionStateFragment;
  isLive: boolean;
  onChanged: () => Promise<void>;
}

const TONES: Partial<Record<SubscriptionStateFragment['status'], Tone>> = {
  trial: 'info',
  active: 'success',
  past_due: 'danger',
  cancelled: 'warning',
};

function useCurrentPlan({ onChanged }: CurrentPlanProps) {
  const t = useText();
  const open = usePaymentPage();
  const [resume, { loading: isResuming }] = useMutation(ResumeSubscriptionDocument);
  const [updateCard, { loading: isOpening }] = useMutation(UpdatePaymentCardDocument);
  return {
    isResuming,
    isOpening,
    resume: async () => {
      const texts = { done: t('clinic.sub.resumed'), failed: t('clinic.sub.failed') };
      await toastOutcome(async () => (await resume()).data?.resumeSubscription.errors ?? [], texts);
      await onChanged();
    },
    updateCard: async () => {
      const { data } = await updateCard().catch(() => ({ data: null }));
      if (data?.updatePaymentCard.url) open(data.updatePaymentCard.url);
      else
        await toastOutcome(
          () =>
            Promise.resolve(
              data?.updatePaymentCard.errors ?? [{ message: t('clinic.sub.again'), path: [] }],
            ),
          { done: '', failed: t('clinic.sub.failed') },
        );
    },
  };
}

export function CurrentPlan(props: CurrentPlanProps) {
  const { subscription, isLive, onChanged } = props;
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const { viewer } = useSession();
  const [isCancelling, setCancelling] = useState(false);
  const { isResuming, isOpening, resume, updateCard } = useCurrentPlan(props);
  const { status, tier, pendingTier, cancelAtPeriodEnd, isPromotional, isManaged } = subscription;
  const date = (instant: string | null | undefined) =>
    instant ? formats.instantDate(instant) : '';
  const ownName = isLive ? nameOf(tier ?? 'none') : nameOf('none');
  const { givenPlan } = subscription;
  const name = givenPlan ? nameOf(givenPlan.tier) : ownName;
  const hasPlan = Boolean(givenPlan) || (isLive && tier);
  const isTrial = status === 'trial';
  const trialText = () => {
    const until = date(subscription.trialEndsAt);
    if (cancelAtPeriodEnd) return t('clinic.sub.trialCancelled', { date: until });
    const next = pendingTier ?? tier ?? 'none';
    const { price, total } = planPriceOf(next, viewer?.province);
    const facts = { date: until, plan: nameOf(next) };
    return total
      ? t('clinic.sub.trial', { ...facts, price: formats.currency(total) })
      : t('clinic.sub.trialPlus', { ...facts, price: formats.dollars(price) });
  };
  const detail = () => {
    if (!isLive) return t(status === 'ended' ? 'clinic.sub.ended' : 'clinic.sub.free');
    if (!isManaged) return t(isPromotional ? 'clinic.sub.promotional' : 'clinic.sub.given');
    if (isTrial) return trialText();
    if (status === 'past_due') return t('clinic.sub.pastDue', { date: date(subscription.endsAt) });
    if (status === 'cancelled')
      return t('clinic.sub.cancelled', { date: date(subscription.endsAt) });
    return t('clinic.sub.active', { date: date(subscription.currentPeriodEndsAt) });
  };
  const isPaid = isLive && isManaged;
  return (
    <Card
      as="section"
      titleAs="h2"
      title={hasPlan ? t('clinic.sub.current', { plan: name }) : t('clinic.sub.currentNone')}
      aside={
        (isLive || status === 'ended') && (
          <Badge tone={TONES[status] ?? 'neutral'}>{t(`clinic.sub.status.${status}`)}</Badge>
        )
      }
      footer={
        isPaid && (
          <Cluster gap="3">
            {cancelAtPeriodEnd ? (
              <Button loading={isResuming} onClick={() => void resume()}>
                {t('clinic.sub.resume')}
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => setCancelling(true)}>
                {t('clinic.sub.cancel')}
              </Button>
            )}
            <Button
              variant={status === 'past_due' ? 'primary' : 'secondary'}
              loading={isOpening}
              onClick={() => void updateCard()}
            >
              {t('clinic.sub.card')}
            </Button>
          </Cluster>
        )
      }
    >
      <Stack gap="3">
        {status === 'past_due' && isLive ? (
          <Banner tone="danger" title={t('clinic.sub.pastDueTitle')}>
            {detail()}
          </Banner>
        ) : (
          !givenPlan && <Text>{detail()}</Text>
        )}
        {givenPlan && (
          <Text>
            {t('clinic.sub.givenUntil', { plan: name, date: formats.date(givenPlan.until) })}
          </Text>
        )}
        {givenPlan && isLive && status !== 'past_due' && (
          <Text tone="muted">
            {t('clinic.sub.givenBeside', { plan: ownName, detail: detail() })}
          </Text>
        )}
        <TextLink asChild>
          <Link to={paths.pricing()}>{t('clinic.sub.compare')}</Link>
        </TextLink>
        {pendingTier && isLive && (
          <Text tone="muted">
            {t('clinic.sub.pending', {
              plan: nameOf(pendingTier),
              date: date(subscription.currentPeriodEndsAt),
            })}
          </Text>
        )}
      </Stack>
      {isCancelling && (
        <CancelPlanDialog
          endsAt={isTrial ? subscription.trialEndsAt : subscription.currentPeriodEndsAt}
          isTrial={isTrial}
          pendingTier={pendingTier ?? null}
          onClose={() => setCancelling(false)}
          onChanged={onChanged}
        />
      )}
    </Card>
  );
}
