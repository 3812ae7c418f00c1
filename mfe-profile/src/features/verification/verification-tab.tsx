import { useState } from 'react';
import { EmptyState, Grid, Stack, Text } from '@tbt/design-system';
import { readFragment, type FragmentType } from '../../generated';
import {
  DocumentCardFragmentDoc,
  LicenceCardFragmentDoc,
  MyVerificationFragmentDoc,
} from '../../generated/graphql';
import { useLiveVerification } from '../../parts/use-live-verification';
import { useText } from '../../texts';
import { DocumentCard } from './document-card';
import { LicenceList } from './licence-list';
import { MyChecklist } from './my-checklist';

const OTHER_DOCUMENTS = ['insurance', 'certification'] as const;

/** Requirements for a booking, licences with files, and other documents. */
export function VerificationTab({
  person: reference,
  statedNumber = null,
}: {
  person: FragmentType<typeof MyVerificationFragmentDoc>;
  statedNumber?: string | null;
}) {
  const t = useText();
  const person = readFragment(MyVerificationFragmentDoc, reference);
  const province = person.province ?? '';
  const [chosen, setChosen] = useState(province);
  useLiveVerification();
  const all = readFragment(DocumentCardFragmentDoc, person.verificationDocuments ?? []);
  const documents = all.filter(({ licenceId }) => !licenceId);
  if (person.role === 'clinic')
    return (
      <EmptyState
        icon="clinic"
        title={t('profile.verification.clinic')}
        description={t('profile.verification.clinicHint')}
      />
    );
  const newestOf = (type: string) => documents.find(({ documentType }) => documentType === type);
  const waiting = newestOf('license');
  const inForce = readFragment(LicenceCardFragmentDoc, person.licences).find(
    (licence) => licence.province === chosen && licence.status === 'approved' && licence.isInForce,
  );
  return (
    <Stack gap="6">
      <Text>
        {person.isVerified ? t('profile.verification.done') : t('profile.verification.open')}
      </Text>
      <MyChecklist
        {...{ province, chosen }}
        gaps={person.credentialGaps ?? []}
        validUntil={inForce?.expiresOn ?? null}
        onChoose={setChosen}
      />
      <LicenceList
        licences={person.licences}
        province={chosen}
        statedNumber={statedNumber}
        waitingFile={waiting?.status === 'pending' ? waiting : undefined}
      />
      <Text tone="muted">{t('profile.verification.documentsHint')}</Text>
      <Grid>
        {OTHER_DOCUMENTS.map((type) => (
          <DocumentCard key={type} type={type} newest={newestOf(type)} />
        ))}
      </Grid>
    </Stack>
  );
}
