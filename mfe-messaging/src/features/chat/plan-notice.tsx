import { paths } from '@tbt/contracts';
import { Banner, Button } from '@tbt/design-system';
import { AskOwnerForPlan, Link, useSeesPlanOffers } from '@tbt/web-kit';
import { useText } from '../../texts';

/** Replaces the input where the clinic's plan allows replies only. */
export function PlanNotice({ name }: { name: string }) {
  const t = useText();
  const isOffered = useSeesPlanOffers();
  return (
    <Banner
      title={t('messaging.plan.title')}
      {...(isOffered && {
        action: (
          <Button asChild size="small">
            <Link to={paths.subscription('pro')}>{t('messaging.plan.compare')}</Link>
          </Button>
        ),
      })}
    >
      {t('messaging.plan.why', { name })}
      <AskOwnerForPlan />
    </Banner>
  );
}
