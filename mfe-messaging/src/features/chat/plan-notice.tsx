import { paths } from '@tbt/contracts';
import { Banner, Button } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../../texts';

/** Replaces the input where the clinic's plan allows replies only. */
export function PlanNotice({ name }: { name: string }) {
  const t = useText();
  return (
    <Banner
      title={t('messaging.plan.title')}
      action={
        <Button asChild size="small">
          <Link to={paths.subscription('pro')}>{t('messaging.plan.compare')}</Link>
        </Button>
      }
    >
      {t('messaging.plan.why', { name })}
    </Banner>
  );
}
