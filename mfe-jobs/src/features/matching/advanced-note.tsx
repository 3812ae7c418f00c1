import { paths } from '@tbt/contracts';
import { Banner, Button, Icon } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../../texts';

export function AdvancedNote() {
  const t = useText();
  return (
    <Banner
      tone="brand"
      icon={<Icon name="star" />}
      title={t('jobs.matching.advanced')}
      action={
        <Button asChild size="small" variant="secondary">
          <Link to={paths.subscription('premium')}>{t('jobs.matching.advancedPlans')}</Link>
        </Button>
      }
    >
      {t('jobs.matching.advancedText')}
    </Banner>
  );
}
