import { isProfessionalRole, paths } from '@tbt/contracts';
import { Button, ErrorState, Page, Spinner, TextLink } from '@tbt/design-system';
import {
  detailOf,
  Link,
  onFirstUse,
  RequireSession,
  useSearchParams,
  useSession,
} from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { useEffect, useState } from 'react';
import { MyProfile } from '../features/my-profile/my-profile';
import { EditProfileForm } from '../features/profile-form/edit-profile-form';
import { readFragment } from '../generated';
import {
  MyVerificationFragmentDoc,
  ProfileFormFragmentDoc,
  ProfilePageDocument,
  type MyVerificationFragment,
} from '../generated/graphql';
import { proofOf } from '../parts/credential-proof';
import { useSessionCheck } from '../parts/use-session-check';
import { useText } from '../texts';

const Waiting = () => <Spinner label={useText()('profile.mine.loading')} />;
const CreateProfileForm = onFirstUse(
  async () => (await import('../features/profile-form/create-profile-form')).CreateProfileForm,
  Waiting,
);
const ScheduleTab = onFirstUse(
  async () => (await import('../features/schedule/schedule-tab')).ScheduleTab,
  Waiting,
);
const OfficePackForm = onFirstUse(
  async () => (await import('../features/office-pack/office-pack-form')).OfficePackForm,
  Waiting,
);
const PhotoTab = onFirstUse(
  async () => (await import('../features/photo/photo-tab')).PhotoTab,
  Waiting,
);
const VerificationTab = onFirstUse(
  async () => (await import('../features/verification/verification-tab')).VerificationTab,
  Waiting,
);
const LATER = new Map([
  ['guide', OfficePackForm.fetchCode],
  ['photo', PhotoTab.fetchCode],
  ['verification', VerificationTab.fetchCode],
  ['schedule', ScheduleTab.fetchCode],
]);

/** The code of the tab in the address comes beside the page's data. */
function useCodeOfTab() {
  const [query] = useSearchParams();
  const tab = query.get('tab') ?? '';
  useEffect(() => LATER.get(tab)?.(), [tab]);
}

/** Null for clinics, and while the gaps are unknown. */
function credentialOf({ role, province, credentialGaps }: MyVerificationFragment) {
  if (!isProfessionalRole(role) || !credentialGaps) return null;
  return { proof: proofOf(role, province ?? ''), gap: credentialGaps[0]?.code };
}

function LoadedProfile() {
  const t = useText();
  useCodeOfTab();
  const { data, error, loading, refetch } = useQuery(ProfilePageDocument);
  useSessionCheck({ data, error, loading, refetch });
  if (data?.me) {
    const verification = readFragment(MyVerificationFragmentDoc, data.me);
    const hasLicence = verification.licences.length > 0;
    const credential = credentialOf(verification);
    const { statedLicenceNumber } = readFragment(ProfileFormFragmentDoc, data.me);
    return (
      <MyProfile
        person={data.me}
        tabs={{
          profile: <EditProfileForm person={data.me} {...{ hasLicence, credential }} />,
          guide: <OfficePackForm clinic={data.me} />,
          photo: <PhotoTab person={data.me} />,
          verification: (
            <VerificationTab person={data.me} statedNumber={statedLicenceNumber ?? null} />
          ),
          schedule: <ScheduleTab person={data.me} />,
        }}
      />
    );
  }
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

/** /profile: the viewer's own profile, or the creation form. A link to a tab, and an expired session, ask to sign in. */
export function ProfilePage() {
  const t = useText();
  const { status, viewer } = useSession();
  const [query] = useSearchParams();
  // The form stays mounted between the creation and the next page.
  const [isCreating, setCreating] = useState(false);
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (viewer && !isCreating && !wasSignedIn) setWasSignedIn(true);
  const toAccount = (
    <Button asChild variant="secondary">
      <Link to={paths.account()}>{t('profile.account.title')}</Link>
    </Button>
  );
  const isNew = status === 'anonymous' && !query.has('tab') && !wasSignedIn;
  if (isNew || isCreating)
    return (
      <Page
        title={t('profile.form.createTitle')}
        description={
          <>
            {t('profile.form.createLead')} {t('profile.form.haveAccount')}{' '}
            <TextLink asChild>
              <Link to={paths.auth({ returnTo: paths.profile() })}>{t('profile.form.signIn')}</Link>
            </TextLink>
          </>
        }
      >
        <CreateProfileForm onCreating={() => setCreating(true)} />
      </Page>
    );
  return (
    <Page
      title={t(viewer?.role === 'clinic' ? 'profile.mine.clinicTitle' : 'profile.mine.title')}
      actions={toAccount}
    >
      <RequireSession reason={t('profile.mine.signIn')}>
        <LoadedProfile />
      </RequireSession>
    </Page>
  );
}
