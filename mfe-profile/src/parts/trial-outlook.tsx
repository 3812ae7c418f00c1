import { optionLabel, planPriceOf } from '@tbt/contracts';
import { useFormats, useLocale } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { PlanTrialDocument } from '../generated/graphql';
import { useText } from '../texts';

/** What a month costs when the trial ends; nothing while it is not known. */
export function TrialOutlook({ province }: { province: string | null }) {
  const t = useText();
  const { locale } = useLocale();
  const formats = useFormats();
  const { data } = useQuery(PlanTrialDocument, { fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { pendingTier, cancelAtPeriodEnd, tier: chosen } = data.mySubscription;
  if (cancelAtPeriodEnd) return t('profile.plan.trialCancelled');
  const tier = pendingTier ?? chosen;
  if (!tier) return null;
  const plan = optionLabel(locale, 'subscriptionTier', tier);
  const { price, total } = planPriceOf(tier, province);
  return total
    ? t('profile.plan.trialThen', { plan, price: formats.currency(total) })
    : t('profile.plan.trialThenPlus', { plan, price: formats.dollars(price) });
}
