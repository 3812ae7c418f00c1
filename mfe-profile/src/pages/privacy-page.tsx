import { useEffect } from 'react';
import { ErrorState, Page, Spinner, Stack } from '@tbt/design-system';
import { detailOf, RequireSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { CloseAccount } from '../features/privacy/close-account';
import { Consents } from '../features/privacy/consents';
import { DataExports } from '../features/privacy/data-exports';
import { PrivacyPageDocument } from '../generated/graphql';
import { useSessionCheck } from '../parts/use-session-check';
import { useText } from '../texts';

/** Milliseconds between polls while an export is prepared. */
const LOOK_AGAIN = 2_000;

function LoadedPrivacy({ canLeave }: { canLeave: boolean }) {
  const t = useText();
  const { data, error, loading, refetch } = useQuery(PrivacyPageDocument);
  useSessionCheck({ data, error, loading, refetch });
  const isCollecting = data?.me?.dataExports.some(({ status }) => status === 'collecting') ?? false;
  useEffect(() => {
    if (!isCollecting) return undefined;
    const timer = setInterval(() => void refetch().catch(() => undefined), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isCollecting, refetch]);

  const readAgain = () => void refetch().catch(() => undefined);
  if (data?.me)
    return (
      <Stack gap="6">
        <DataExports person={data.me} onAsked={readAgain} />
        <Consents person={data.me} onChanged={readAgain} />
        {canLeave && <CloseAccount />}
      </Stack>
    );
  if (error)
    return (
      <ErrorState
        title={t('privacy.failed')}
        description={detailOf(error)}
        retryLabel={t('profile.retry')}
        onRetry={readAgain}
      />
    );
  return <Spinner label={t('privacy.loading')} layout="page" />;
}

/** /account/privacy: data exports, consents and account closure. */
export function PrivacyPage() {
  const t = useText();
  return (
    <Page title={t('privacy.title')} description={t('privacy.lead')} width="text">
      <RequireSession reason={t('privacy.signIn')}>
        {/* Administrators' accounts are closed by another administrator. */}
        {({ isAdmin }) => <LoadedPrivacy canLeave={!isAdmin} />}
      </RequireSession>
    </Page>
  );
}
