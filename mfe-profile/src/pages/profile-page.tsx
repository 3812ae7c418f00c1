import { useEffect } from 'react';
import { ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, RequireSession, useQuery, useSession } from '@tbt/web-kit';
import { MyProfile } from '../features/my-profile/my-profile';
import { ProfilePageDocument } from '../generated/graphql';
import { useText } from '../texts';

function LoadedProfile() {
  const t = useText();
  const { expire } = useSession();
  const { data, error, loading, refetch } = useQuery(ProfilePageDocument);
  const isSignedOut = data?.me === null && !error && !loading;
  useEffect(() => {
    if (isSignedOut) expire();
  }, [isSignedOut, expire]);
  if (data?.me) return <MyProfile person={data.me} />;
  if (error)
    return (
      <ErrorState
        title={t('profile.mine.failed')}
        description={detailOf(error)}
        retryLabel={t('profile.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <Spinner label={t('profile.mine.loading')} layout="page" />;
}

/** /profile: the signed-in person's own profile. */
export function ProfilePage() {
  const t = useText();
  return (
    <Page title={t('profile.mine.title')} width="text">
      <RequireSession reason={t('profile.mine.signIn')}>
        <LoadedProfile />
      </RequireSession>
    </Page>
  );
}
