import { lazy, Suspense } from 'react';
import { effectiveTier, optionLabel, paths } from '@tbt/contracts';
import { Badge, Cluster, Icon, Stack, Text, TextLink } from '@tbt/design-system';
import { ErrorBoundary, Link, now, useFormats, useLocale, useSession } from '@tbt/web-kit';
import type { AccountSettingsFragment } from '../generated/graphql';
import { useText } from '../texts';

/** With the taxes of every province. */
const TrialOutlook = lazy(async () => ({
  default: (await import('./trial-outlook')).TrialOutlook,
}));

export type PlanFields = Pick<
  AccountSettingsFragment,
  | 'id'
  | 'role'
  | 'province'
  | 'subscriptionTier'
  | 'subscriptionStatus'
  | 'subscriptionEndsAt'
  | 'isPromotionalUser'
>;

function Trial({ person, endsAt }: { person: PlanFields; endsAt: string }) {
  const t = useText();
  const formats = useFormats();
  const acting = useSession().viewer?.actingClinic;
  // The subscription that a request reads is that of the acting clinic.
  const isOwn = !acting || String(acting.clinicId) === person.id;
  return (
    <>
      {t('profile.plan.trialUntil', { date: formats.instantDate(endsAt) })}{' '}
      {isOwn && (
        <ErrorBoundary name="mfe-profile" fallback={() => null}>
          <Suspense fallback={null}>
            <TrialOutlook province={person.province ?? null} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

/** The clinic's plan, its end and the way to change it; nothing for professionals. */
export function PlanLine({ person }: { person: PlanFields }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  if (person.role !== 'clinic' || !person.subscriptionStatus) return null;
  const { subscriptionStatus, subscriptionTier, subscriptionEndsAt } = person;
  const tier = effectiveTier({ subscriptionStatus, subscriptionTier, subscriptionEndsAt }, now());
  const toPlan = (
    <Text size="dense">
      <TextLink asChild>
        <Link to={paths.subscription()}>
          {t(tier ? 'profile.plan.change' : 'profile.plan.choose')}
        </Link>
      </TextLink>
    </Text>
  );
  if (!tier)
    return (
      <Stack gap="1">
        <Text tone="muted">{t('profile.plan.none')}</Text>
        {toPlan}
      </Stack>
    );
  const isTrial = subscriptionStatus === 'trial';
  // A trial opens Premium; the plan is the one that was chosen.
  const plan = optionLabel(locale, 'subscriptionTier', (isTrial && subscriptionTier) || tier);
  return (
    <Stack gap="1">
      <Cluster gap="2">
        <Badge tone="info" icon={<Icon name="star" size="small" />}>
          {t('profile.plan.name', { plan })}
        </Badge>
        <Text as="span" size="dense" tone="muted">
          {!subscriptionEndsAt ? (
            t(`profile.plan.${person.isPromotionalUser ? 'launchOffer' : 'open'}`)
          ) : isTrial ? (
            <Trial person={person} endsAt={subscriptionEndsAt} />
          ) : (
            t('profile.plan.until', { date: formats.instantDate(subscriptionEndsAt) })
          )}
        </Text>
      </Cluster>
      {toPlan}
    </Stack>
  );
}
