import { paths } from '@tbt/contracts';
import { Button, Card } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { useText } from '../../texts';

export function PeopleSection() {
  const t = useText();
  return (
    <Card as="section" title={t('people.title')} titleAs="h2" subtitle={t('people.lead')}>
      <Button asChild variant="secondary">
        <Link to={paths.accountPeople()}>{t('people.open')}</Link>
      </Button>
    </Card>
  );
}
