import { optionLabel, type PlanKey } from '@tbt/contracts';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../texts';

/** Name of a plan; `none` is the one without a subscription. */
export function usePlanName(): (plan: PlanKey) => string {
  const t = useText();
  const { locale } = useLocale();
  return (plan) =>
    plan === 'none' ? t('clinic.plans.none') : optionLabel(locale, 'subscriptionTier', plan);
}
