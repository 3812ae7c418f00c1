import { Button, EmptyState, Page, Stack } from '@tbt/design-system';
import { Tabs } from '@tbt/design-system/tabs';
import { RequireSession } from '@tbt/web-kit';
import { useConnection } from '@tbt/web-kit/graph';
import { ReviewFilters } from '../features/review-queue/review-filters';
import { ReviewList } from '../features/review-queue/review-list';
import { useReviewFilter } from '../features/review-queue/use-review-filter';
import { ComingExpiriesDocument, VerificationQueueDocument } from '../generated/graphql';
import { useText } from '../texts';

const PAGE_SIZE = 20;
const FRESH = { fetchPolicy: 'cache-and-network' } as const;

/** A search found nothing: how much waits beside it. */
function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useText();
  const variables = { filter: {}, first: PAGE_SIZE };
  const list = useConnection(
    VerificationQueueDocument,
    variables,
    (data) => data.verificationQueue,
    FRESH,
  );
  const count = list.nodes.length;
  const hint = list.hasMore ? 'profile.review.noMatchMany' : 'profile.review.noMatchHint';
  return (
    <EmptyState
      icon="search"
      title={t('profile.review.noMatch')}
      description={count > 0 && t(hint, { count })}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('profile.review.clearFilters')}
        </Button>
      }
    />
  );
}

function Queue() {
  const t = useText();
  const { filters, graphFilter, change, clear } = useReviewFilter();
  const list = useConnection(
    VerificationQueueDocument,
    { filter: graphFilter, first: PAGE_SIZE },
    (data) => data.verificationQueue,
    FRESH,
  );
  return (
    <Stack gap="5">
      <ReviewFilters filters={filters} onChange={change} />
      <ReviewList
        list={list}
        empty={
          Object.keys(graphFilter).length > 0 ? (
            <NoMatch onClear={clear} />
          ) : (
            <EmptyState icon="check" title={t('profile.review.empty')} />
          )
        }
      />
    </Stack>
  );
}

function Expiries() {
  const t = useText();
  const variables = { first: PAGE_SIZE };
  const list = useConnection(
    ComingExpiriesDocument,
    variables,
    (data) => data.comingExpiries,
    FRESH,
  );
  return (
    <ReviewList
      list={list}
      empty={<EmptyState icon="check" title={t('profile.review.noExpiries')} />}
    />
  );
}

/** /admin-verification: the review queue. */
export function AdminVerificationPage() {
  const t = useText();
  return (
    <Page title={t('profile.review.title')} description={t('profile.review.lead')}>
      <RequireSession reason={t('profile.review.signIn')}>
        {({ isAdmin }) =>
          isAdmin ? (
            <Tabs
              label={t('profile.review.title')}
              items={[
                { value: 'queue', label: t('profile.review.queue'), content: <Queue /> },
                { value: 'expiries', label: t('profile.review.expiries'), content: <Expiries /> },
              ]}
            />
          ) : (
            <EmptyState
              icon="shield"
              title={t('profile.review.closed')}
              description={t('profile.review.closedHint')}
            />
          )
        }
      </RequireSession>
    </Page>
  );
}
