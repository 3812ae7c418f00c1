import { ErrorState, LoadMore, Page, Spinner, Stack } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { detailOf, RequireSession, useSearchParams } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { HiringRow } from '../features/my-people/hiring-row';
import { PeopleList } from '../features/my-people/people-list';
import { PersonRow } from '../features/my-people/person-row';
import { PersonMenu } from '@tbt/people-ui';
import { AccountPeoplePageDocument, type AccountPeoplePageQuery } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const TABS = ['favourites', 'hiring', 'blocked'] as const;

type FavouritePerson = NonNullable<AccountPeoplePageQuery['favourites']>[number];
type BlockedPerson = AccountPeoplePageQuery['blockedPeople'][number];

function Favourites({ kept }: { kept: readonly FavouritePerson[] }) {
  const t = useText();
  return (
    <PeopleList
      label={t('people.favourites')}
      icon="star"
      empty={t('people.favourites.none')}
      emptyHint={t('people.favourites.noneHint')}
    >
      {kept.map(
        ({ person }) =>
          person?.isFavourite &&
          !person.isBlocked && (
            <PersonRow key={person.id} person={person} actions={<PersonMenu person={person} />} />
          ),
      )}
    </PeopleList>
  );
}

function BlockedPeople({ blocked }: { blocked: readonly BlockedPerson[] }) {
  const t = useText();
  return (
    <PeopleList
      label={t('people.blocked')}
      icon="user"
      empty={t('people.blocked.none')}
      emptyHint={t('people.blocked.noneHint')}
    >
      {blocked.map(
        ({ person }) =>
          person?.isBlocked && (
            <PersonRow key={person.id} person={person} actions={<PersonMenu person={person} />} />
          ),
      )}
    </PeopleList>
  );
}

function LoadedPeople({ takesPart }: { takesPart: boolean }) {
  const t = useText();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(AccountPeoplePageDocument, {
    variables: { takesPart, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  if (!data && error)
    return (
      <ErrorState
        title={t('people.failed')}
        description={detailOf(error)}
        retryLabel={t('profile.retry')}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data) return <Spinner label={t('people.loading')} layout="page" />;
  const interests = data.hiringInterests;
  const pageInfo = interests?.pageInfo;
  const content = {
    favourites: <Favourites kept={data.favourites ?? []} />,
    hiring: (
      <Stack gap="4">
        <PeopleList
          label={t('people.hiring')}
          icon="users"
          empty={t('people.hiring.none')}
          emptyHint={t('people.hiring.noneHint')}
        >
          {interests?.edges.map(({ node }) => (
            <HiringRow key={node.id} interest={node} />
          ))}
        </PeopleList>
        <LoadMore
          label={t('people.more')}
          loadingLabel={t('people.loading')}
          hasMore={pageInfo?.hasNextPage ?? false}
          loading={networkStatus === FETCHING_MORE}
          onLoadMore={() =>
            void fetchMore({ variables: { after: pageInfo?.endCursor } }).catch(() => undefined)
          }
        />
      </Stack>
    ),
    blocked: <BlockedPeople blocked={data.blockedPeople} />,
  };
  const shown = takesPart ? TABS : (['blocked'] as const);
  const asked = shown.find((tab) => tab === query.get('tab')) ?? shown[0];
  return (
    <Tabs
      label={t('people.title')}
      value={asked}
      onValueChange={(tab) => setQuery({ tab }, { replace: true })}
      items={shown.map((value) => ({
        value,
        label: t(`people.${value}`),
        content: content[value],
      }))}
    />
  );
}

/** Apollo's network status of a `fetchMore`. */
const FETCHING_MORE = 3;

/** /account/people: favourites, hiring interests and blocked people. */
export function AccountPeoplePage() {
  const t = useText();
  return (
    <Page title={t('people.title')} description={t('people.lead')} width="text">
      <RequireSession reason={t('people.signIn')}>
        {({ role }) => <LoadedPeople takesPart={role !== null} />}
      </RequireSession>
    </Page>
  );
}
