import { effectiveTier, optionLabel } from '@tbt/contracts';
import { Badge, Cluster, Icon, Text } from '@tbt/design-system';
import { now, useFormats, useLocale } from '@tbt/web-kit';
import type { AccountSettingsFragment } from '../generated/graphql';
import { useText } from '../texts';

export type PlanFields = Pick<
  AccountSettingsFragment,
  'role' | 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionEndsAt' | 'isPromotionalUser'
>;

/** The clinic's plan and its end; nothing for professionals. */
export function PlanLine({ person }: { person: PlanFields }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (person.role !== 'clinic' || !person.subscriptionStatus) return null;
  const { subscriptionStatus, subscriptionTier, subscriptionEndsAt } = person;
  const tier = effectiveTier({ subscriptionStatus, subscriptionTier, subscriptionEndsAt }, now());
  if (!tier) return <Text tone="muted">{t('profile.plan.none')}</Text>;
  return (
    <Cluster gap="2">
      <Badge tone="info" icon={<Icon name="star" size="small" />}>
        {t('profile.plan.name', { plan: optionLabel(locale, 'subscriptionTier', tier) })}
      </Badge>
      <Text as="span" size="dense" tone="muted">
        {subscriptionEndsAt
          ? t(`profile.plan.${subscriptionStatus === 'trial' ? 'trialUntil' : 'until'}`, {
              date: formats.instantDate(subscriptionEndsAt),
            })
          : t(`profile.plan.${person.isPromotionalUser ? 'launchOffer' : 'open'}`)}
      </Text>
    </Cluster>
  );
}
