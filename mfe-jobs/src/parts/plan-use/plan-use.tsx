import { ACTIVE_JOB_LIMIT, optionLabel, paths, PLAN_KEYS } from '@tbt/contracts';
import { Banner, Icon, Text, TextLink } from '@tbt/design-system';
import {
  AskOwnerForPlan,
  Link,
  now,
  useLocale,
  useSeesPlanOffers,
  useSession,
  useViewerPlan,
} from '@tbt/web-kit';
import { useText } from '../../texts';

export type Offered = readonly { node: { startsAt: string } }[];

/** Active shifts of the clinic and the most that its plan allows; null without a limit. */
export function usePlanRoom(offered: Offered): { used: number; max: number } | null {
  const { viewer } = useSession();
  const max = ACTIVE_JOB_LIMIT[useViewerPlan()];
  if (!viewer || max === null) return null;
  return { max, used: offered.filter(({ node }) => new Date(node.startsAt) > now()).length };
}

/** The smallest plan with room for so many. */
function planFor(count: number) {
  const key = PLAN_KEYS.find((plan) => {
    const limit = ACTIVE_JOB_LIMIT[plan];
    return limit === null || limit >= count;
  });
  return key === undefined || key === 'none' ? null : key;
}

/**
 * Active shifts used of the plan's limit and, when there is no room for what is asked, the upgrade; nothing without a
 * limit.
 */
export function PlanUse({ offered, asked = 1 }: { offered: Offered; asked?: number }) {
  const t = useText();
  const { locale } = useLocale();
  const isOffered = useSeesPlanOffers();
  const room = usePlanRoom(offered);
  if (!room) return null;
  const { used, max } = room;
  if (used + asked <= max)
    return <Text tone="muted">{t('jobs.post.use.left', { used, max })}</Text>;
  const next = planFor(used + asked);
  if (!next) return null;
  const name = optionLabel(locale, 'subscriptionTier', next);
  const left = max - used;
  return (
    <Banner
      tone="warning"
      icon={<Icon name="star" />}
      title={left > 0 ? t('jobs.post.use.over', { left, asked }) : t('jobs.post.use.full', { max })}
      {...(isOffered && {
        action: (
          <TextLink asChild>
            <Link to={paths.subscription(next)}>{t('jobs.post.use.upgrade', { plan: name })}</Link>
          </TextLink>
        ),
      })}
    >
      {t('jobs.post.use.fullHint', { plan: name })}
      <AskOwnerForPlan />
    </Banner>
  );
}
