import { useState } from 'react';
import { paths } from '@tbt/contracts';
import { Grid, Heading, Stack, Text, TextLink } from '@tbt/design-system';
import { Link, useSearchParams } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  DocumentCardFragmentDoc,
  LicenceCardFragmentDoc,
  MyVerificationFragmentDoc,
} from '../../generated/graphql';
import { proofOf } from '../../parts/credential-proof';
import { UnconfirmedEmail } from '../../parts/unconfirmed-email';
import { useLiveVerification } from '../../parts/use-live-verification';
import { useText } from '../../texts';
import { DocumentCard } from './document-card';
import { LicenceList } from './licence-list';
import { MyChecklist } from './my-checklist';
import { useEditedLicence } from './use-edited-licence';

const isJobId = (text: string): boolean => /^\d{1,9}$/.test(text);
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
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const chosen = elsewhere ?? province;
  const licences = readFragment(LicenceCardFragmentDoc, person.licences);
  const editor = useEditedLicence(licences);
  const asking = useSearchParams()[0].get('job') ?? '';
  useLiveVerification();
  const all = readFragment(DocumentCardFragmentDoc, person.verificationDocuments ?? []);
  const documents = all.filter(({ licenceId }) => !licenceId);
  const newestOf = (type: string) => documents.find(({ documentType }) => documentType === type);
  const waiting = newestOf('license');
  const proof = proofOf(person.role, chosen);
  const others = OTHER_DOCUMENTS.filter((type) => type !== proof || newestOf(type));
  const inForce = licences.find(
    (licence) => licence.province === chosen && licence.status === 'approved' && licence.isInForce,
  );
  return (
    <Stack gap="6">
      {isJobId(asking) && (
        <TextLink asChild>
          <Link to={paths.job(asking)}>{t('profile.verification.backToShift')}</Link>
        </TextLink>
      )}
      <Text>
        {person.isVerified
          ? t('profile.verification.done')
          : t(`profile.verification.open.${proof}`)}
      </Text>
      {person.email && person.isEmailConfirmed === false && (
        <UnconfirmedEmail email={person.email} />
      )}
      <MyChecklist
        {...{ province, chosen, proof }}
        onAdd={editor.edited || licences.length > 0 ? null : editor.addFromAfar}
        gaps={person.credentialGaps ?? null}
        validUntil={inForce?.expiresOn ?? null}
        onChoose={setElsewhere}
      />
      <LicenceList
        {...{ licences, editor, proof }}
        role={person.role}
        province={chosen}
        statedNumber={statedNumber}
        waitingFile={waiting?.status === 'pending' ? waiting : undefined}
      />
      <Stack gap="3">
        <Heading as="h3">{t('profile.verification.documents')}</Heading>
        <Text tone="muted">{t('profile.verification.documentsHint')}</Text>
        <Grid>
          {others.map((type) => (
            <DocumentCard key={type} type={type} newest={newestOf(type)} />
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}
