import { useState } from 'react';
import {
  isHigherTier,
  paths,
  planPriceOf,
  PLANS,
  SUBSCRIPTION_TIERS,
  type SubscriptionTier,
} from '@tbt/contracts';
import { Badge, Button, Card, Grid, Heading, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useFormats, useSession } from '@tbt/web-kit';
import type { SubscriptionStateFragment } from '../../generated/graphql';
import { usePlanLimits } from '../../parts/plan-limits';
import { usePlanName } from '../../parts/plan-name';
import { PlanTaxLines } from '../../parts/plan-tax-lines';
import { useText } from '../../texts';
import { ChangePlanDialog } from './change-plan-dialog';

export interface PlanChoicesProps {
  subscription: SubscriptionStateFragment;
  isLive: boolean;
  preselected: SubscriptionTier | null;
  onChanged: () => Promise<void>;
}

/** The paid plans: bought at /checkout, or changed with what it costs shown first. */
export function PlanChoices({ subscription, isLive, preselected, onChanged }: PlanChoicesProps) {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const limitsOf = usePlanLimits();
  const { viewer } = useSession();
  const [changing, setChanging] = useState<SubscriptionTier | null>(null);
  const { tier: current, canTry, canPay, cancelAtPeriodEnd, pendingTier, status } = subscription;
  const isGiven = isLive && !subscription.isManaged;
  const isBuying = !isLive || isGiven;
  const canChange = !cancelAtPeriodEnd && status !== 'past_due';
  const actionOf = (tier: SubscriptionTier) => {
    const variant = tier === preselected || preselected === null ? 'primary' : 'secondary';
    if (isBuying)
      return (
        canPay &&
        (!isGiven || isHigherTier(tier, current ?? null)) && (
          <Button asChild variant={variant} fullWidth>
            <Link to={paths.checkout(tier)}>
              {t(canTry ? 'clinic.sub.startTrial' : 'clinic.sub.subscribe')}
            </Link>
          </Button>
        )
      );
    if (!canChange || tier === current || tier === pendingTier) return null;
    return (
      <Button
        variant={tier === preselected ? 'primary' : 'secondary'}
        fullWidth
        onClick={() => setChanging(tier)}
      >
        {t('clinic.sub.changeTo', { plan: nameOf(tier) })}
      </Button>
    );
  };
  return (
    <Stack as="section" gap="4" aria-label={t('clinic.sub.choose')}>
      <Heading as="h2">{t(isBuying ? 'clinic.sub.choose' : 'clinic.sub.changePlan')}</Heading>
      {isGiven && <Text tone="muted">{t('clinic.sub.aboveGiven')}</Text>}
      {!canPay && isBuying && <Text tone="muted">{t('clinic.sub.noProvider')}</Text>}
      {isLive && status === 'past_due' && <Text tone="muted">{t('clinic.sub.payFirst')}</Text>}
      {isLive && cancelAtPeriodEnd && <Text tone="muted">{t('clinic.sub.resumeFirst')}</Text>}
      <Grid as="ul" column="small" stretch>
        {SUBSCRIPTION_TIERS.map((tier) => {
          const { price, taxes, total } = planPriceOf(tier, viewer?.province);
          const dollars = formats.dollars(price);
          const isCurrent = isLive && tier === current;
          return (
            <Card
              key={tier}
              as="li"
              title={nameOf(tier)}
              selected={isCurrent || (isBuying && tier === preselected)}
              aside={isCurrent && <Badge tone="info">{t('clinic.plans.current')}</Badge>}
              footer={actionOf(tier)}
            >
              <Stack gap="2">
                <Text strong>
                  {isBuying && !isCurrent && canTry
                    ? t('clinic.sub.freeThen', { price: dollars })
                    : t('clinic.plans.perMonth', { price: dollars })}
                </Text>
                {total && <PlanTaxLines taxes={taxes} total={total} />}
                <Text size="dense">
                  {PLANS[tier].hasPrioritySupport
                    ? t('clinic.sub.premiumText')
                    : t(`clinic.plans.about.${tier}`)}
                </Text>
                <Text size="dense">{limitsOf(tier)}</Text>
              </Stack>
            </Card>
          );
        })}
      </Grid>
      <Text size="small" tone="muted">
        {[isBuying && canTry && canPay && t('clinic.plans.cardNeeded'), t('clinic.plans.suggested')]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <TextLink asChild>
        <Link to={paths.pricing()}>{t('clinic.pricing.compare')}</Link>
      </TextLink>
      {changing && (
        <ChangePlanDialog tier={changing} onClose={() => setChanging(null)} onChanged={onChanged} />
      )}
    </Stack>
  );
}
