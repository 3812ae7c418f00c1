import { ErrorState, Page, Spinner, Stack, Text } from '@tbt/design-system';
import { detailOf } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ForClinicOwners } from '../features/social-accounts/for-clinic-owners';
import { SocialAccountCard } from '../features/social-accounts/social-account-card';
import { readFragment } from '../generated';
import { SocialAccountFieldsFragmentDoc, SocialAccountsDocument } from '../generated/graphql';
import { useText } from '../texts';

function Accounts() {
  const t = useText();
  const { data, error, refetch } = useQuery(SocialAccountsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const reload = () => refetch().catch(() => undefined);
  if (data) {
    const accounts = readFragment(SocialAccountFieldsFragmentDoc, data.socialAccounts);
    return (
      <Stack gap="5">
        {accounts.map((account) => (
          <SocialAccountCard key={account.network} account={account} onChanged={reload} />
        ))}
        {accounts.some(({ connectedAt }) => connectedAt) && (
          <Text tone="muted">{t('clinic.social.withdraw')}</Text>
        )}
      </Stack>
    );
  }
  if (!error) return <Spinner label={t('clinic.social.loading')} layout="page" />;
  return (
    <ErrorState
      title={t('clinic.social.loadFailed')}
      description={detailOf(error)}
      retryLabel={t('clinic.retry')}
      onRetry={() => void reload()}
    />
  );
}

/** /facebook-setup: the clinic's pages on networks. */
export function FacebookSetupPage() {
  const t = useText();
  return (
    <Page title={t('clinic.social.title')} description={t('clinic.social.lead')} width="text">
      <ForClinicOwners>
        <Accounts />
      </ForClinicOwners>
    </Page>
  );
}
