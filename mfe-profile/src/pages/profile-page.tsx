import { useEffect } from 'react';
import { paths } from '@tbt/contracts';
import { Button, ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, Link, RequireSession, useQuery, useSession } from '@tbt/web-kit';
import { MyProfile } from '../features/my-profile/my-profile';
import { ProfileTab } from '../features/my-profile/profile-tab';
import { ScheduleTab } from '../features/my-profile/schedule-tab';
import { VerificationTab } from '../features/my-profile/verification-tab';
import { PhotoTab } from '../features/photo/photo-tab';
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
  if (data?.me)
    return (
      <MyProfile
        person={data.me}
        tabs={{
          profile: <ProfileTab person={data.me} />,
          photo: <PhotoTab person={data.me} />,
          verification: <VerificationTab person={data.me} />,
          schedule: <ScheduleTab person={data.me} />,
        }}
      />
    );
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
  const toAccount = (
    <Button asChild variant="secondary">
      <Link to={paths.account()}>{t('profile.account.title')}</Link>
    </Button>
  );
  return (
    <Page title={t('profile.mine.title')} width="text" actions={toAccount}>
      <RequireSession reason={t('profile.mine.signIn')}>
        <LoadedProfile />
      </RequireSession>
    </Page>
  );
}
