import type { PlanKey } from '@tbt/contracts';
import { useFormats } from '@tbt/web-kit';
import { useText } from '../texts';
import { usePlanName } from '../parts/plan-name';
import { useSubscription } from '../features/subscription/use-subscription';
import { PlanCards } from '../features/plan-comparison/plan-cards';

/** The cards as a clinic on a plan sees them: a plan that was given says so, and none below it is sold. */
export function ClinicPlanCards({
  province,
  current,
}: {
  province: string | null;
  current: PlanKey;
}) {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const { subscription, isLive, error } = useSubscription();
  const cards = { province, current };
  if (!subscription) return <PlanCards {...cards} isPending={!error} />;
  const { givenPlan, isPromotional, isManaged, tier, status, trialEndsAt } = subscription;
  const own = isLive && isManaged ? (tier ?? null) : null;
  // The trial has all of Premium; the plan is the one that was chosen.
  if (!givenPlan && own && status === 'trial' && trialEndsAt) {
    const values = { plan: nameOf(own), date: formats.instantDate(trialEndsAt) };
    const text = t(own === 'premium' ? 'clinic.sub.trial' : 'clinic.plans.trialOf', values);
    return <PlanCards province={province} current={own} given={{ text, own }} />;
  }
  if (!givenPlan && (own || !isLive)) return <PlanCards {...cards} />;
  const text = givenPlan
    ? t('clinic.sub.givenUntil', {
        plan: nameOf(givenPlan.tier),
        date: formats.date(givenPlan.until),
      })
    : t(isPromotional ? 'clinic.sub.promotional' : 'clinic.sub.given');
  return <PlanCards {...cards} given={{ text, own }} />;
}
