import { useState } from 'react';
import { Button, EmptyState, Grid, Icon, Stack } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import {
  ClinicLocationFieldsFragmentDoc,
  type AccountOfficeFragmentDoc,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { AccountOffice } from './account-office';
import { LocationCard } from './location-card';
import { LocationDialog } from './location-dialog';

interface LocationListProps {
  office: FragmentType<typeof AccountOfficeFragmentDoc> | null | undefined;
  isOwnAccount: boolean;
  locations: readonly FragmentType<typeof ClinicLocationFieldsFragmentDoc>[];
  canEdit: boolean;
  onChanged: () => Promise<unknown>;
}

/** The account's office first, then the further ones. */
export function LocationList({
  office,
  isOwnAccount,
  locations: references,
  canEdit,
  onChanged,
}: LocationListProps) {
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
      {locations.length > 0 && add && <div>{add}</div>}
      <Grid as="ul" stretch>
        {office && <AccountOffice office={office} isOwn={isOwnAccount} />}
        {locations.map((location) => (
          <LocationCard
            key={location.id}
            {...{ location, canEdit, onChanged }}
            onEdit={() => setEdited(location.id)}
          />
        ))}
      </Grid>
      {locations.length === 0 && (
        <EmptyState
          icon="map-pin"
          title={t('clinic.locations.empty')}
          description={t('clinic.locations.emptyHint')}
          action={add || undefined}
        />
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
