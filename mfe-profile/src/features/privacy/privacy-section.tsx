import { paths } from '@tbt/contracts';
import { Button, Card } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../../texts';

/** The way from the account to one's data, what one agreed to, and the way out. */
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
