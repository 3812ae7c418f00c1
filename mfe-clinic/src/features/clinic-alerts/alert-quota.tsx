import { paths } from '@tbt/contracts';
import { Banner, Button, Text } from '@tbt/design-system';
import { AskOwnerForPlan, Link, useFormats, useSeesPlanOffers } from '@tbt/web-kit';
import type { ClinicAlertBoardQuery } from '../../generated/graphql';
import { useMayTry } from '../../parts/use-may-try';
import { useText } from '../../texts';

type Quota = ClinicAlertBoardQuery['clinicAlertQuota'];

export const hasAlertsLeft = ({ max, used }: Quota): boolean => max == null || used < max;

export function AlertQuota({ quota }: { quota: Quota }) {
  const t = useText();
  const formats = useFormats();
  const isOffered = useSeesPlanOffers();
  const mayTry = useMayTry();
  const { max, used, resetsOn } = quota;
  if (max == null) return null;
  if (hasAlertsLeft(quota))
    return (
      <Text size="dense" tone="muted">
        {t('clinic.alerts.left', { left: max - used, max })}
      </Text>
    );
  const next = max === 0 ? 'basic' : max === 2 ? 'pro' : 'premium';
  return (
    <Banner
      tone="brand"
      title={
        max === 0
          ? t('clinic.alerts.noPlan')
          : t('clinic.alerts.noneLeft', { max, date: formats.date(resetsOn) })
      }
      {...(isOffered && {
        action: (
          <Button asChild size="small">
            <Link to={paths.subscription(next)}>{t('clinic.alerts.upgrade')}</Link>
          </Button>
        ),
      })}
    >
      {t(`clinic.alerts.unlocks.${next}`)}
      {mayTry && ` ${t('clinic.alerts.trial')}`}
      <AskOwnerForPlan />
    </Banner>
  );
}
