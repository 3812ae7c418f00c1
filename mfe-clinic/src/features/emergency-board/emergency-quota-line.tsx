import { paths } from '@tbt/contracts';
import { Banner, Button, Text } from '@tbt/design-system';
import {
  AskOwnerForPlan,
  Link,
  useFormats,
  useSearchParams,
  useSeesPlanOffers,
} from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import { EmergencyQuotaLineFragmentDoc } from '../../generated/graphql';
import { LaunchOffer } from '../../parts/launch-offer';
import { planGoal } from '../../parts/plan-goal';
import { useMayTry } from '../../parts/use-may-try';
import { useOpenOffer } from '../../parts/use-open-offer';
import { useText } from '../../texts';

type Quota = FragmentType<typeof EmergencyQuotaLineFragmentDoc>;

/** Whether the clinic can send another request this month. */
export function useHasQuota(quota: Quota): boolean {
  const { max, used } = readFragment(EmergencyQuotaLineFragmentDoc, quota);
  return max == null || used < max;
}

function OpenLaunchOffer({ onFollow }: { onFollow: () => void }) {
  const { left } = useOpenOffer();
  return left !== null && <LaunchOffer remaining={left} onFollow={onFollow} />;
}

export function EmergencyQuotaLine({ quota }: { quota: Quota }) {
  const t = useText();
  const formats = useFormats();
  const isOffered = useSeesPlanOffers();
  const mayTry = useMayTry();
  const [search] = useSearchParams();
  const keepGoal = () => planGoal.keepEmergency(search.get('shift'));
  const { max, used, resetsOn } = readFragment(EmergencyQuotaLineFragmentDoc, quota);
  if (max == null) return null;
  const left = Math.max(0, max - used);
  if (left > 0)
    return (
      <Text size="dense" tone="muted">
        {t('clinic.emergency.left', { left, max })}
      </Text>
    );
  const next = max === 0 ? 'basic' : max === 1 ? 'pro' : 'premium';
  return (
    <>
      {max === 0 && isOffered && <OpenLaunchOffer onFollow={keepGoal} />}
      <Banner
        tone="brand"
        title={
          max === 0
            ? t('clinic.emergency.noPlan')
            : t('clinic.emergency.noneLeft', { max, date: formats.date(resetsOn) })
        }
        {...(isOffered && {
          action: (
            <Button asChild size="small">
              <Link to={paths.subscription(next)} onClick={keepGoal}>
                {t('clinic.emergency.upgrade')}
              </Link>
            </Button>
          ),
        })}
      >
        {t(`clinic.emergency.unlocks.${next}`)}
        {mayTry && ` ${t('clinic.emergency.trial')}`}
        <AskOwnerForPlan />
      </Banner>
    </>
  );
}
