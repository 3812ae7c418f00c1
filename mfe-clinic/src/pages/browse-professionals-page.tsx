import {
  Banner,
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  LoadMore,
  Page,
  SkeletonGroup,
  Stack,
  Text,
  TextLink,
} from '@tbt/design-system';
import { optionLabel, paths } from '@tbt/contracts';
import { detailOf, Link, useChosenLocation, useFormats, useLocale } from '@tbt/web-kit';
import { PremiumBanner } from '../features/browse-professionals/premium-banner';
import { ProfessionalCard } from '../features/browse-professionals/professional-card';
import { ProfessionalCardSkeleton } from '../features/browse-professionals/professional-card-skeleton';
import { ProfessionalFilterForm } from '../features/browse-professionals/professional-filter-form';
import { usePeople } from '../features/browse-professionals/use-people';
import {
  noProfessionalFilters,
  useProfessionalFilters,
} from '../features/browse-professionals/use-professional-filters';
import { useShiftToFill } from '../features/browse-professionals/use-shift-to-fill';
import { SavedSearches } from '../features/browse-professionals/saved-searches';
import { PersonMenu } from '@tbt/people-ui';
import { useText } from '../texts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

function LoadingPeople() {
  const t = useText();
  return (
    <SkeletonGroup label={t('clinic.browse.loading')}>
      <Grid>
        {SKELETONS.map((key) => (
          <ProfessionalCardSkeleton key={key} />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

type Search = ReturnType<typeof useProfessionalFilters>;

/** What the list is limited to without a choice, and the way out. */
function OwnProvince({ ownProvince, search }: Pick<Search, 'ownProvince' | 'search'>) {
  const t = useText();
  const { locale } = useLocale();
  if (!ownProvince) return null;
  const province = optionLabel(locale, 'province', ownProvince);
  return (
    <Cluster gap="3">
      <Text as="span" tone="muted">
        {t('clinic.browse.ownProvince', { province })}
      </Text>
      <Button variant="ghost" size="small" onClick={() => search(noProfessionalFilters)}>
        {t('clinic.browse.allCanada')}
      </Button>
    </Cluster>
  );
}

type ShiftToFill = ReturnType<typeof useShiftToFill>['shift'];

function ForShift({ shiftId, shift }: { shiftId: string; shift: ShiftToFill }) {
  const t = useText();
  const formats = useFormats();
  return (
    <Banner tone="info">
      {shift && (
        <Text strong>
          {[
            ...[shift.title, formats.weekday(shift.date)],
            formats.timeRange(shift.startTime, shift.endTime),
          ].join(' · ')}
        </Text>
      )}
      {t('clinic.browse.forShift')}{' '}
      <TextLink asChild>
        <Link to={paths.shiftCandidates(shiftId)}>{t('clinic.browse.backToShift')}</Link>
      </TextLink>
    </Banner>
  );
}

export function BrowseProfessionalsPage() {
  const t = useText();
  const search = useProfessionalFilters();
  return (
    <Page title={t('clinic.browse.title')} description={t('clinic.browse.lead')}>
      {search.isKnown ? <FoundPeople {...search} /> : <LoadingPeople />}
    </Page>
  );
}

function FoundPeople({
  filters,
  defaults,
  hasUnknown,
  canAskWhoIsFree,
  hasOffice,
  ownProvince,
  shiftId,
  search,
}: Search) {
  const t = useText();
  const { chosen } = useChosenLocation();
  const { list, holders, distances } = usePeople(filters);
  const { shift, invited } = useShiftToFill(shiftId);
  const people = [
    ...holders.map((person) => ({ person, hasNumber: true })),
    ...list.nodes.map((person) => ({ person, hasNumber: false })),
  ];
  return (
    <Stack gap="6">
      {shiftId ? <ForShift {...{ shiftId, shift }} /> : <PremiumBanner />}
      <ProfessionalFilterForm
        filters={filters}
        defaults={defaults}
        canAskWhoIsFree={canAskWhoIsFree}
        hasOffice={hasOffice}
        onSearch={search}
      />
      <SavedSearches filters={filters} onSearch={search} />
      {hasUnknown && <Text tone="muted">{t('clinic.browse.unknownFilter')}</Text>}
      <OwnProvince {...{ ownProvince, search }} />
      {hasOffice && chosen && (
        <Text tone="muted">{t('clinic.browse.distancesFrom', { name: chosen.name })}</Text>
      )}
      {list.state === 'loading' && <LoadingPeople />}
      {list.state === 'error' && (
        <ErrorState
          title={t('clinic.browse.failed')}
          description={detailOf(list.error)}
          retryLabel={t('clinic.retry')}
          onRetry={list.retry}
        />
      )}
      {list.state === 'empty' && people.length === 0 && (
        <EmptyState
          icon="search"
          title={t('clinic.browse.empty')}
          description={t('clinic.browse.emptyHint')}
          action={
            <Button variant="secondary" onClick={() => search(noProfessionalFilters)}>
              {t('clinic.browse.clearAll')}
            </Button>
          }
        />
      )}
      {people.length > 0 && (
        <Stack as="section" gap="4" aria-label={t('clinic.browse.results')}>
          <Text tone="muted">
            {t(list.hasMore ? 'clinic.browse.countFirst' : 'clinic.browse.count', {
              count: people.length,
            })}
          </Text>
          <Grid>
            {people.map(({ person, hasNumber }) => (
              <ProfessionalCard
                key={person.id}
                person={person}
                shiftId={shiftId}
                isInvited={invited.has(person.id)}
                q={filters.q}
                hasNumber={hasNumber}
                distanceKm={distances.get(person.id) ?? null}
                actions={<PersonMenu person={person} />}
              />
            ))}
          </Grid>
        </Stack>
      )}
      <LoadMore
        label={t('clinic.browse.more')}
        loadingLabel={t('clinic.browse.loadingMore')}
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onLoadMore={list.loadMore}
      />
    </Stack>
  );
}
