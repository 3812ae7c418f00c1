import { ACTIVE_JOB_LIMIT, effectiveTier, optionLabel, paths, PLAN_KEYS } from '@tbt/contracts';
import { Banner, Icon, Text, TextLink } from '@tbt/design-system';
import { Link, now, useLocale, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';

type Offered = readonly { node: { startsAt: string } }[];

/** The smallest plan that allows one more active shift. */
function nextPlan(used: number) {
  const key = PLAN_KEYS.find((plan) => {
    const limit = ACTIVE_JOB_LIMIT[plan];
    return limit === null || limit > used;
  });
  return key === undefined || key === 'none' ? null : key;
}

/** Active shifts used of the plan's limit and, once it is met, the upgrade; nothing without a limit. */
export function PlanUse({ offered }: { offered: Offered }) {
  const t = useText();
  const { locale } = useLocale();
  const { viewer } = useSession();
  if (!viewer) return null;
  const { subscriptionStatus = 'free', subscriptionTier, subscriptionEndsAt } = viewer;
  const plan = {
    subscriptionStatus,
    subscriptionTier: subscriptionTier ?? null,
    subscriptionEndsAt: subscriptionEndsAt ?? null,
  };
  const max = ACTIVE_JOB_LIMIT[effectiveTier(plan, now()) ?? 'none'];
  if (max === null) return null;
  const used = offered.filter(({ node }) => new Date(node.startsAt) > now()).length;
  if (used < max) return <Text tone="muted">{t('jobs.post.use.left', { used, max })}</Text>;
  const next = nextPlan(used);
  if (!next) return null;
  const name = optionLabel(locale, 'subscriptionTier', next);
  return (
    <Banner
      tone="warning"
      icon={<Icon name="star" />}
      title={t('jobs.post.use.full', { max })}
      action={
        <TextLink asChild>
          <Link to={paths.subscription(next)}>{t('jobs.post.use.upgrade', { plan: name })}</Link>
        </TextLink>
      }
    >
      {t('jobs.post.use.fullHint', { plan: name })}
    </Banner>
  );
}
