import { paths } from '@tbt/contracts';
import { Button, ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, Link, RequireSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { AccountSettings } from '../features/account-settings/account-settings';
import { PeopleSection } from '../features/my-people/people-section';
import { PrivacySection } from '../features/privacy/privacy-section';
import { AccountPageDocument } from '../generated/graphql';
import { useSessionCheck } from '../parts/use-session-check';
import { useText } from '../texts';

function LoadedAccount() {
  const t = useText();
  const { data, error, loading, refetch } = useQuery(AccountPageDocument);
  useSessionCheck({ data, error, loading, refetch });
  if (data?.me)
    return (
      <AccountSettings person={data.me}>
        <PeopleSection />
        <PrivacySection />
      </AccountSettings>
    );
  if (error)
    return (
      <ErrorState
        title={t('profile.account.loadFailed')}
        description={detailOf(error)}
        retryLabel={t('profile.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <Spinner label={t('profile.account.loading')} layout="page" />;
}

/** /account: email, password, language and sessions. */
export function AccountPage() {
  const t = useText();
  const toProfile = (
    <Button asChild variant="secondary">
      <Link to={paths.profile()}>{t('profile.mine.title')}</Link>
    </Button>
  );
  return (
    <Page title={t('profile.account.title')} width="narrow" actions={toProfile}>
      <RequireSession reason={t('profile.account.signIn')}>
        <LoadedAccount />
      </RequireSession>
    </Page>
  );
}
