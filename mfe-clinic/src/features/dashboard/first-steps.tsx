import { paths } from '@tbt/contracts';
import { Button, Cluster, EmptyState } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../../texts';

/** The way to the first shift, for a clinic that has posted none. */
export function FirstSteps() {
  const t = useText();
  return (
    <EmptyState
      icon="calendar"
      title={t('clinic.day.first')}
      description={t('clinic.day.firstHint')}
      action={
        <Cluster gap="3" justify="center">
          <Button asChild>
            <Link to={paths.postJob()}>{t('clinic.day.firstPost')}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.profile()}>{t('clinic.day.firstProfile')}</Link>
          </Button>
        </Cluster>
      }
    />
  );
}
