import { EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, useSession } from '@tbt/web-kit';
import { skipToken, useQuery } from '@tbt/web-kit/graph';
import { Invitation } from '../features/join-clinic/invitation';
import { useInvitationToken } from '../features/join-clinic/use-invitation-token';
import { JoinClinicPageDocument } from '../generated/graphql';
import { useText } from '../texts';

/** /join-clinic: target of a mailed invitation to a clinic's team. */
export function JoinClinicPage() {
  const t = useText();
  const { status } = useSession();
  const { token, keep, forget } = useInvitationToken();
  const { data, error, refetch } = useQuery(
    JoinClinicPageDocument,
    token ? { variables: { token }, fetchPolicy: 'network-only' } : skipToken,
  );
  const isLoading = status === 'loading' || (token && !data && !error);
  const invitation = data?.clinicInvitation;
  return (
    <Page title={t('clinic.join.title')} width="narrow">
      {isLoading ? (
        <Spinner label={t('clinic.join.loading')} layout="page" />
      ) : error ? (
        <ErrorState
          title={t('clinic.join.loadFailed')}
          description={detailOf(error)}
          retryLabel={t('clinic.retry')}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : invitation ? (
        <Invitation token={token} invitation={invitation} onKeep={keep} onJoined={forget} />
      ) : (
        <EmptyState
          icon="mail"
          title={t(token ? 'clinic.join.over' : 'clinic.join.noLink')}
          description={t(token ? 'clinic.join.overHint' : 'clinic.join.noLinkHint')}
        />
      )}
    </Page>
  );
}
