import { paths } from '@tbt/contracts';
import { Button, Card } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../../texts';

export function PrivacySection() {
  const t = useText();
  return (
    <Card as="section" title={t('privacy.title')} titleAs="h2" subtitle={t('privacy.lead')}>
      <Button asChild variant="secondary">
        <Link to={paths.privacy()}>{t('privacy.open')}</Link>
      </Button>
    </Card>
  );
}
