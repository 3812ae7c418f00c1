import { useState } from 'react';
import { Button, EmptyState, Grid, Icon, Stack } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { ClinicLocationFieldsFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { LocationCard } from './location-card';
import { LocationDialog } from './location-dialog';

interface LocationListProps {
  locations: readonly FragmentType<typeof ClinicLocationFieldsFragmentDoc>[];
  canEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** Further offices of the clinic. */
export function LocationList({ locations: references, canEdit, onChanged }: LocationListProps) {
  const t = useText();
  const locations = readFragment(ClinicLocationFieldsFragmentDoc, references);
  const [edited, setEdited] = useState<string | null>(null);
  const add = canEdit && (
    <Button iconStart={<Icon name="plus" size="small" />} onClick={() => setEdited('new')}>
      {t('clinic.locations.add')}
    </Button>
  );
  return (
    <Stack gap="6">
      {locations.length === 0 ? (
        <EmptyState
          icon="map-pin"
          title={t('clinic.locations.empty')}
          description={t('clinic.locations.emptyHint')}
          action={add || undefined}
        />
      ) : (
        <>
          {add && <div>{add}</div>}
          <Grid as="ul" stretch>
            {locations.map((location) => (
              <LocationCard
                key={location.id}
                {...{ location, canEdit, onChanged }}
                onEdit={() => setEdited(location.id)}
              />
            ))}
          </Grid>
        </>
      )}
      {edited !== null && (
        <LocationDialog
          location={locations.find(({ id }) => id === edited) ?? null}
          onClose={() => setEdited(null)}
          onSaved={onChanged}
        />
      )}
    </Stack>
  );
}
