import { EmptyState, ErrorState, Page, Spinner } from '@tbt/design-system';
import { detailOf, RequireSession } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { CultureFlow } from '../features/profile-form/culture-flow';
import { readFragment } from '../generated';
import { ProfileFormFragmentDoc, SavedProfileDocument } from '../generated/graphql';
import { useText } from '../texts';

function LoadedQuestions() {
  const t = useText();
  const { data, error, refetch } = useQuery(SavedProfileDocument);
  const person = readFragment(ProfileFormFragmentDoc, data?.me);
  if (person?.role) return <CultureFlow person={person} />;
  if (person) return <EmptyState title={t('profile.style.noRole')} />;
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

/** /profile/work-style: the questions about work culture one by one. */
export function WorkStylePage() {
  const t = useText();
  return (
    <Page title={t('profile.style.title')} description={t('profile.style.lead')}>
      <RequireSession reason={t('profile.mine.signIn')}>
        <LoadedQuestions />
      </RequireSession>
    </Page>
  );
}
