import { useState } from 'react';
import { LIMITS } from '@tbt/contracts';
import { Badge, Button, Cluster, Icon, IconButton, Stack, Text } from '@tbt/design-system';
import { toastOutcome, useReadsOnly, useSession } from '@tbt/web-kit';
import { useMutation, useQuery } from '@tbt/web-kit/graph';
import { readFragment } from '../../generated';
import {
  OpenSavedSearchDocument,
  RemoveSavedSearchDocument,
  SavedSearchesDocument,
  SavedSearchFieldsFragmentDoc,
  type SavedSearchFieldsFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import type { ProfessionalFilters } from './use-professional-filters';
import { SaveSearchDialog } from './save-search-dialog';
import { canBeSaved, filtersOf } from './saved-search-filters';

interface SavedSearchesProps {
  filters: ProfessionalFilters;
  onSearch: (filters: ProfessionalFilters) => void;
}

function SavedSearchItem({
  search,
  onSearch,
}: {
  search: SavedSearchFieldsFragment;
  onSearch: SavedSearchesProps['onSearch'];
}) {
  const t = useText();
  const { id, name, newCount } = search;
  const readsOnly = useReadsOnly();
  const variables = { input: { searchId: id } };
  const [open] = useMutation(OpenSavedSearchDocument, { variables });
  const [remove, { loading }] = useMutation(RemoveSavedSearchDocument, {
    variables,
    refetchQueries: [SavedSearchesDocument],
  });
  const show = () => {
    onSearch(filtersOf(search));
    // The count stays until it is reached again.
    if (newCount > 0 && !readsOnly) void open().catch(() => undefined);
  };
  const drop = () =>
    toastOutcome(async () => (await remove()).data?.removeSavedSearch.errors ?? [], {
      done: t('clinic.saved.removed', { name }),
      failed: t('clinic.saved.removeFailed'),
    });
  return (
    <Cluster as="li" gap="1">
      <Button variant="secondary" size="small" onClick={show}>
        {name}
        {newCount > 0 && <Badge tone="info">{t('clinic.saved.new', { count: newCount })}</Badge>}
      </Button>
      {!readsOnly && (
        <IconButton
          label={t('clinic.saved.remove', { name })}
          icon="close"
          disabled={loading}
          onClick={() => void drop()}
        />
      )}
    </Cluster>
  );
}

function OfClinic({ filters, onSearch }: SavedSearchesProps) {
  const t = useText();
  const readsOnly = useReadsOnly();
  const [isSaving, setSaving] = useState(false);
  const { data } = useQuery(SavedSearchesDocument, { fetchPolicy: 'cache-and-network' });
  const searches = (data?.savedSearches ?? []).map((search) =>
    readFragment(SavedSearchFieldsFragmentDoc, search),
  );
  const isOffered = canBeSaved(filters) && !readsOnly;
  const isFull = searches.length >= LIMITS.savedSearchesMax;
  if (searches.length === 0 && !isOffered) return null;
  return (
    <Stack as="section" gap="2" aria-label={t('clinic.saved.title')}>
      <Cluster gap="3">
        {searches.length > 0 && <Text size="small">{t('clinic.saved.title')}</Text>}
        {isOffered && isFull && (
          <Text size="dense" tone="muted">
            {t('clinic.saved.full', { max: LIMITS.savedSearchesMax })}
          </Text>
        )}
        {isOffered && !isFull && (
          <Button
            variant="ghost"
            size="small"
            iconStart={<Icon name="bookmark" size="small" />}
            onClick={() => setSaving(true)}
          >
            {t('clinic.saved.save')}
          </Button>
        )}
      </Cluster>
      {searches.length > 0 && (
        <Cluster as="ul" gap="2">
          {searches.map((search) => (
            <SavedSearchItem key={search.id} search={search} onSearch={onSearch} />
          ))}
        </Cluster>
      )}
      {isSaving && <SaveSearchDialog filters={filters} onClose={() => setSaving(false)} />}
    </Stack>
  );
}

export function SavedSearches(props: SavedSearchesProps) {
  return useSession().viewer?.role === 'clinic' ? <OfClinic {...props} /> : null;
}
