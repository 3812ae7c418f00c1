import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  LoadMore,
  Page,
  SkeletonGroup,
  Stack,
} from '@tbt/design-system';
import { detailOf, useConnection } from '@tbt/web-kit';
import { PremiumBanner } from '../features/browse-professionals/premium-banner';
import { ProfessionalCard } from '../features/browse-professionals/professional-card';
import { ProfessionalCardSkeleton } from '../features/browse-professionals/professional-card-skeleton';
import { ProfessionalFilters } from '../features/browse-professionals/professional-filters';
import { ProfessionalSearch } from '../features/browse-professionals/professional-search';
import {
  toGraphFilter,
  useProfessionalFilters,
} from '../features/browse-professionals/use-professional-filters';
import { PersonMenu } from '../features/person-menu/person-menu';
import { BrowseProfessionalsPageDocument } from '../generated/graphql';
import { useText } from '../texts';
import styles from './browse-professionals-page.module.css';

const PAGE_SIZE = 24;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** /browse-professionals: everybody who works shifts, narrowed by the filters of the address. */
export function BrowseProfessionalsPage() {
  const t = useText();
  const { filters, isFiltered, canAskWhoIsFree, change, clear } = useProfessionalFilters();
  const list = useConnection(
    BrowseProfessionalsPageDocument,
    { filter: toGraphFilter(filters), first: PAGE_SIZE },
    (data) => data.professionals,
  );
  const clearAll = (
    <Button variant="secondary" onClick={clear}>
      {t('clinic.browse.clearAll')}
    </Button>
  );
  return (
    <Page title={t('clinic.browse.title')} description={t('clinic.browse.lead')}>
      <Stack gap="6">
        <PremiumBanner />
        <div className={styles.panel}>
          <ProfessionalSearch words={filters.q} onSearch={(q) => change({ q })} />
          <ProfessionalFilters
            filters={filters}
            canAskWhoIsFree={canAskWhoIsFree}
            onChange={change}
          />
          {isFiltered && <div>{clearAll}</div>}
        </div>
        {list.state === 'loading' && (
          <SkeletonGroup label={t('clinic.browse.loading')}>
            <Grid>
              {SKELETONS.map((key) => (
                <ProfessionalCardSkeleton key={key} />
              ))}
            </Grid>
          </SkeletonGroup>
        )}
        {list.state === 'error' && (
          <ErrorState
            title={t('clinic.browse.failed')}
            description={detailOf(list.error)}
            retryLabel={t('clinic.retry')}
            onRetry={list.retry}
          />
        )}
        {list.state === 'empty' && (
          <EmptyState
            icon="search"
            title={t('clinic.browse.empty')}
            description={t('clinic.browse.emptyHint')}
            action={isFiltered && clearAll}
          />
        )}
        {list.nodes.length > 0 && (
          <section aria-label={t('clinic.browse.results')}>
            <Grid>
              {list.nodes.map((person) => (
                <ProfessionalCard
                  key={person.id}
                  person={person}
                  actions={<PersonMenu person={person} />}
                />
              ))}
            </Grid>
          </section>
        )}
        <LoadMore
          label={t('clinic.browse.more')}
          loadingLabel={t('clinic.browse.loadingMore')}
          hasMore={list.hasMore}
          loading={list.isLoadingMore}
          onLoadMore={list.loadMore}
        />
      </Stack>
    </Page>
  );
}
