import { Button, Cluster, Page, Text } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { paths } from '@tbt/contracts';
import { useText } from '../texts';

export function NotFoundPage() {
  const t = useText();
  return (
    <Page
      title={t('shell.route.notFound.title')}
      description={t('shell.route.notFound.description')}
      width="text"
    >
      <Text>{t('shell.notFound.body')}</Text>
      <Cluster>
        <Button asChild>
          <Link to={paths.home()}>{t('shell.notFound.home')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.jobs()}>{t('shell.nav.findJobs')}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.browseProfessionals()}>{t('shell.nav.findStaff')}</Link>
        </Button>
      </Cluster>
    </Page>
  );
}
