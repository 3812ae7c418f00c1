import { useState } from 'react';
import { Button, EmptyState, Grid, Heading, Stack } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { LicenceCardFragmentDoc, type LicenceCardFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { LicenceCard } from './licence-card';
import { LicenceForm } from './licence-form';

/** The person's registrations, and the form that adds or corrects one. */
export function LicenceList({
  licences: references,
}: {
  licences: readonly FragmentType<typeof LicenceCardFragmentDoc>[];
}) {
  const t = useText();
  const licences = readFragment(LicenceCardFragmentDoc, references);
  const [edited, setEdited] = useState<LicenceCardFragment | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <Stack gap="3">
      <Heading as="h3">{t('profile.verification.licences')}</Heading>
      {licences.length === 0 && (
        <EmptyState
          icon="alert"
          title={t('profile.verification.none')}
          description={t('profile.verification.noneHint')}
        />
      )}
      <Grid>
        {licences.map((licence) => (
          <LicenceCard key={licence.id} licence={licence} onEdit={() => setEdited(licence)} />
        ))}
      </Grid>
      {edited ? (
        <LicenceForm
          key={edited === 'new' ? 'new' : edited.id}
          licence={edited === 'new' ? null : edited}
          onClose={close}
        />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setEdited('new')}>
            {t('profile.verification.addLicence')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
