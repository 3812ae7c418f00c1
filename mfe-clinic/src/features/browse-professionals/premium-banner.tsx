import { paths, PLANS } from '@tbt/contracts';
import { Banner, Button, Icon, Stack, Text } from '@tbt/design-system';
import { Link, useFormats, useSeesPlanOffers, useSession, useViewerPlan } from '@tbt/web-kit';
import { useText } from '../../texts';

const RIGHTS = ['canWriteFirst', 'findsByLicence'] as const;
const LIMITS = ['rankedPeople', 'clinicAlerts', 'emergencyRequests'] as const;

/** Premium, for viewers without it; clinics also read what they see now and what it adds. */
export function PremiumBanner() {
  const t = useText();
  const formats = useFormats();
  const { viewer } = useSession();
  const plan = useViewerPlan();
  if (!useSeesPlanOffers()) return null;
  const gains = [
    ...RIGHTS.filter((right) => !PLANS[plan][right]).map((right) =>
      t(`clinic.browse.gain.${right}`),
    ),
    ...LIMITS.filter((limit) => PLANS[plan][limit] !== null).map((limit) =>
      t(`clinic.browse.gain.${limit}`),
    ),
  ];
  return (
    <Banner
      tone="brand"
      icon={<Icon name="star" />}
      title={t('clinic.browse.premiumTitle')}
      action={
        <Button asChild variant="secondary" size="small">
          <Link to={paths.subscription()}>{t('clinic.browse.subscribe')}</Link>
        </Button>
      }
    >
      <Stack gap="1">
        <Text>{t('clinic.browse.premiumText')}</Text>
        {viewer && (
          <Text size="dense">
            {t('clinic.browse.seenNow')}{' '}
            {t('clinic.browse.seenThen', { gains: formats.list(gains) })}
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
