import { isHigherTier, paths, PLAN_KEYS, planPriceOf, type PlanKey } from '@tbt/contracts';
import { Badge, Button, Card, Grid, Stack, Text } from '@tbt/design-system';
import type { ReactNode } from 'react';
import { Link, useFormats, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './plan-cards.module.css';
import { usePlanName } from '../../parts/plan-name';
import { useMayTry } from '../../parts/use-may-try';
import { PlanTaxLines } from '../../parts/plan-tax-lines';

function Price({ plan, province }: { plan: PlanKey; province: string | null }) {
  const t = useText();
  const formats = useFormats();
  const { price, taxes, total } = planPriceOf(plan, province);
  const isFree = plan === 'none';
  return (
    <Stack gap="1">
      <p className={styles.price}>
        {t('clinic.plans.perMonth', { price: formats.dollars(price) })}
      </p>
      {!isFree &&
        (total === null ? (
          <Text size="small" tone="muted">
            {t('clinic.plans.plusTaxes')}
          </Text>
        ) : (
          <PlanTaxLines taxes={taxes} total={total} />
        ))}
    </Stack>
  );
}

export interface PlanCardsProps {
  province: string | null;
  /** The viewer's plan; null for other viewers. */
  current: PlanKey | null;
  /** Set when the current plan was given; `own` is a paid one beside it. */
  given?: { text: string; own: PlanKey | null } | null;
  /** While it is not known what the clinic may buy. */
  isPending?: boolean;
}

/** Prices of all plans with the province's taxes. */
export function PlanCards({ province, current, given = null, isPending = false }: PlanCardsProps) {
  const t = useText();
  const { status } = useSession();
  const isWaiting = isPending || status === 'loading';
  const isVisitor = status === 'loading' || status === 'anonymous';
  const mayTry = useMayTry();
  const canTry = isVisitor || (current === 'none' && mayTry);
  const nameOf = usePlanName();
  const actionOf = (plan: PlanKey) => {
    if (plan === 'none')
      return (
        isVisitor && (
          <Button asChild variant="secondary" fullWidth>
            <Link to={paths.clinicRegistration()}>{t('clinic.plans.register')}</Link>
          </Button>
        )
      );
    const isBuyer = isVisitor || current !== null;
    if (!isBuyer || plan === current || plan === given?.own) return null;
    const isBelowGiven =
      given?.own === null && current && current !== 'none' && !isHigherTier(plan, current);
    if (isBelowGiven) return null;
    return (
      <Button asChild variant={plan === 'premium' ? 'primary' : 'secondary'} fullWidth>
        <Link to={paths.subscription(plan)}>
          {t(canTry ? 'clinic.sub.startTrial' : 'clinic.plans.choose', { plan: nameOf(plan) })}
        </Link>
      </Button>
    );
  };
  // Reserves the place of the actions until they are known.
  const withPlace = (action: ReactNode) =>
    isWaiting && action ? <div className={styles.waiting}>{action}</div> : action;
  return (
    <Stack gap="3">
      <Grid as="ul" column="small" stretch className={styles.cards}>
        {PLAN_KEYS.map((plan) => (
          <Card
            key={plan}
            as="li"
            titleAs="h3"
            title={nameOf(plan)}
            aside={plan === current && <Badge tone="info">{t('clinic.plans.current')}</Badge>}
            footer={withPlace(actionOf(plan))}
            selected={plan === current}
          >
            <Stack gap="3">
              <Price plan={plan} province={province} />
              {plan === current && given && <Text size="dense">{given.text}</Text>}
              <Text size="dense">{t(`clinic.plans.about.${plan}`)}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      {canTry && (
        <Text size="small" tone="muted">
          {`${t('clinic.plans.trial')} ${t('clinic.plans.cardNeeded')}`}
        </Text>
      )}
    </Stack>
  );
}
