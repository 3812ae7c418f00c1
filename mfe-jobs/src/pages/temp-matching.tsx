import { paths, TURN_POINTS } from '@tbt/contracts';
import {
  Banner,
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  LoadMore,
  Page,
  Spinner,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { detailOf, Link } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { AutomatedNotice } from '../features/matching/automated-notice';
import { RecommendedShift } from '../features/matching/recommended-shift';
import { TempMatchingDocument } from '../generated/graphql';
import { aheadOfPoints } from '../parts/turns/ahead-of-points';
import { useText } from '../texts';
import { MatchingSettings } from './matching-settings';

const PAGE_SIZE = 10;

function useRecommendations() {
  return useConnection(TempMatchingDocument, { first: PAGE_SIZE }, (data) => data.recommendations, {
    fetchPolicy: 'cache-and-network',
  });
}

type Recommendations = ReturnType<typeof useRecommendations>;

/** Shown while there are no recommendations. */
function NoRecommendations({ list }: { list: Recommendations }) {
  const t = useText();
  if (list.state === 'loading') return <Spinner label={t('jobs.matching.loading')} />;
  if (list.state === 'error')
    return (
      <ErrorState
        title={t('jobs.matching.failed')}
        description={detailOf(list.error)}
        retryLabel={t('jobs.retry')}
        onRetry={list.retry}
      />
    );
  const ways = (
    <Cluster gap="3" justify="center">
      <Button asChild>
        <Link to={paths.profile()}>{t('jobs.matching.toProfile')}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.jobs()}>{t('jobs.shifts.findJobs')}</Link>
      </Button>
    </Cluster>
  );
  return (
    <EmptyState
      icon="search"
      title={t('jobs.matching.empty')}
      description={t('jobs.matching.emptyHint')}
      action={ways}
    />
  );
}

/** Number of shifts hidden because of a required language. */
function HiddenByLanguage({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  const profile = (
    <TextLink asChild>
      <Link to={paths.profile()}>{t('jobs.matching.addLanguages')}</Link>
    </TextLink>
  );
  return (
    <Banner tone="info" action={profile}>
      {t('jobs.matching.languages', { count })}
    </Banner>
  );
}

function RecommendedShifts({ list }: { list: Recommendations }) {
  const t = useText();
  const hasTurn = aheadOfPoints(list.nodes.map(({ match }) => match.points));
  return (
    <>
      {list.nodes.map((recommendation, at) => (
        <RecommendedShift
          key={recommendation.id}
          recommendation={recommendation}
          hasTurn={hasTurn[at] ?? false}
        />
      ))}
      <LoadMore
        label={t('jobs.matching.more')}
        loadingLabel={t('jobs.matching.loading')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
      {list.nodes.length > 1 && (
        <Text size="small" tone="muted">
          {t('jobs.matching.turns', { points: TURN_POINTS })}
        </Text>
      )}
    </>
  );
}

export function TempMatching() {
  const t = useText();
  const list = useRecommendations();
  const shifts = list.nodes.flatMap(({ job }) => (job ? [job] : []));
  return (
    <Page
      title={t('jobs.matching.title')}
      description={t('jobs.matching.leadTemp')}
      actions={
        <Button asChild variant="secondary">
          <Link to={paths.workStyle()}>{t('jobs.matching.workStyle')}</Link>
        </Button>
      }
    >
      <Stack gap="5">
        <HiddenByLanguage count={list.data?.recommendations.hiddenByLanguage ?? 0} />
        {list.state !== 'full' && <NoRecommendations list={list} />}
        <RecommendedShifts list={list} />
        <AutomatedNotice />
        <MatchingSettings shifts={shifts} onWeights={list.retry} />
      </Stack>
    </Page>
  );
}
