import { paths, PLAN_KEYS, PLANS, type PlanKey } from '@tbt/contracts';
import { Banner, Button, Icon, Stack, Text } from '@tbt/design-system';
import { Link, useFormats, useSeesPlanOffers, useSession, useViewerPlan } from '@tbt/web-kit';
import { usePlanName } from '../../parts/plan-name';
import { useOpenOffer } from '../../parts/use-open-offer';
import { useText } from '../../texts';

const RIGHTS = ['canWriteFirst', 'findsByLicence'] as const;
const LIMITS = ['rankedPeople', 'clinicAlerts', 'emergencyRequests'] as const;

type Gain = (typeof RIGHTS)[number] | (typeof LIMITS)[number];

const has = (plan: PlanKey, gain: Gain): boolean =>
  PLANS[plan][gain] === true || PLANS[plan][gain] === null;

/** What each plan above the viewer's is the cheapest to have. */
const gainsOver = (own: PlanKey) =>
  PLAN_KEYS.map((plan, at) => ({
    plan,
    gains: [...RIGHTS, ...LIMITS].filter(
      (gain) =>
        !has(own, gain) &&
        has(plan, gain) &&
        !PLAN_KEYS.slice(0, at).some((cheaper) => has(cheaper, gain)),
    ),
  })).filter(({ gains }) => gains.length > 0);

/** Premium, for viewers without it, or the launch offer while it is open; clinics also read what they see now and what each plan adds. */
export function PremiumBanner() {
  const t = useText();
  const formats = useFormats();
  const { viewer } = useSession();
  const own = useViewerPlan();
  const nameOf = usePlanName();
  const { left } = useOpenOffer();
  if (!useSeesPlanOffers()) return null;
  return (
    <Banner
      tone="brand"
      icon={<Icon name="star" />}
      title={t(left === null ? 'clinic.browse.premiumTitle' : 'clinic.offer.title')}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to={paths.subscription()}>{t('clinic.browse.subscribe')}</Link>
        </Button>
      }
    >
      <Stack gap="1">
        {left === null ? (
          <Text>{t('clinic.browse.premiumText')}</Text>
        ) : (
          <Text>
            {t('clinic.offer.text')} <strong>{t('clinic.offer.left', { count: left })}</strong>
          </Text>
        )}
        {viewer && (
          <Text size="dense">
            {[
              t('clinic.browse.seenNow'),
              ...gainsOver(own).map(({ plan, gains }) =>
                t('clinic.browse.seenThen', {
                  plan: nameOf(plan),
                  gains: formats.list(gains.map((gain) => t(`clinic.browse.gain.${gain}`))),
                }),
              ),
            ].join(' ')}
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
