import { DOCUMENT_TYPES } from '@tbt/contracts';
import { EmptyState, Grid, Heading, Stack, Text } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import { DocumentCardFragmentDoc, MyVerificationFragmentDoc } from '../../generated/graphql';
import { useText } from '../../texts';
import { DocumentCard } from './document-card';
import { LicenceList } from './licence-list';
import { MissingCredentials } from './missing-credentials';

/** What the person has proven, what is being checked, and what is missing where. */
export function VerificationTab({
  person: reference,
}: {
  person: FragmentType<typeof MyVerificationFragmentDoc>;
}) {
  const t = useText();
  const person = readFragment(MyVerificationFragmentDoc, reference);
  const documents = readFragment(DocumentCardFragmentDoc, person.verificationDocuments ?? []);
  if (person.role === 'clinic')
    return (
      <EmptyState
        icon="clinic"
        title={t('profile.verification.clinic')}
        description={t('profile.verification.clinicHint')}
      />
    );
  return (
    <Stack gap="6">
      <Text>
        {person.isVerified ? t('profile.verification.done') : t('profile.verification.open')}
      </Text>
      <MissingCredentials province={person.province ?? null} gaps={person.credentialGaps ?? []} />
      <LicenceList licences={person.licences} />
      <Stack gap="3">
        <Heading as="h3">{t('profile.verification.documents')}</Heading>
        <Text tone="muted">{t('profile.verification.documentsHint')}</Text>
        <Grid>
          {DOCUMENT_TYPES.map((type) => (
            <DocumentCard
              key={type}
              type={type}
              newest={documents.find(({ documentType }) => documentType === type)}
            />
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
