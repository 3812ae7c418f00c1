import { ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, RequireSession, type SessionViewer } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { ReferralCard } from './referral-card';
import { ReferralPageDocument } from '../generated/graphql';
import { useText } from '../texts';

function Referral({ viewer }: { viewer: SessionViewer }) {
  const t = useText();
  const { data, error, refetch } = useQuery(ReferralPageDocument, {
    fetchPolicy: 'cache-and-network',
  });
  if (data) return <ReferralCard referral={data.myReferral} viewer={viewer} />;
  if (!error) return <Spinner label={t('profile.refer.loading')} layout="page" />;
  return (
    <ErrorState
      title={t('profile.refer.failed')}
      description={detailOf(error)}
      retryLabel={t('profile.retry')}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  );
}

/** /refer: the link for recommending the platform. */
export function ReferralPage() {
  const t = useText();
  return (
    <Page title={t('profile.refer.title')} description={t('profile.refer.lead')} width="text">
      <RequireSession reason={t('profile.refer.signIn')}>
        {(viewer) => <Referral viewer={viewer} />}
      </RequireSession>
    </Page>
  );
}
