import { optionLabel, type Role } from '@tbt/contracts';
import { Banner, Button, EmptyState, Grid, Heading, Stack } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import type { DocumentCardFragment, LicenceCardFragment } from '../../generated/graphql';
import type { CredentialProof } from '../../parts/credential-proof';
import { useText } from '../../texts';
import { LicenceCard } from './licence-card';
import { LicenceForm } from './licence-form';
import type { EditedLicence } from './use-edited-licence';
import { ViewFile } from './view-file';

/** The viewer's licences with files, and the form: open where a file is missing. */
export function LicenceList({
  licences,
  editor: { edited, edit, editFromCard, close, cards },
  proof,
  role,
  province,
  waitingFile,
  statedNumber,
}: {
  licences: readonly LicenceCardFragment[];
  editor: EditedLicence;
  proof: CredentialProof;
  role: Role | null;
  /** Where the professional wants to be booked. */
  province: string;
  /** A file uploaded without a licence number. */
  waitingFile: DocumentCardFragment | undefined;
  statedNumber: string | null;
}) {
  const t = useText();
  const { locale } = useLocale();
  const leave = () => {
    close();
    cards.current?.focus();
  };
  const title = optionLabel(
    locale,
    'documentType',
    proof === 'licence' ? 'license' : 'certification',
  );
  return (
    <Stack gap="3">
      <Heading as="h3">{title}</Heading>
      {waitingFile && (
        <Banner
          tone="warning"
          title={t('profile.verification.numberMissing')}
          action={<ViewFile id={waitingFile.id} title={title} />}
        >
          {t('profile.verification.numberMissingHint')}
        </Banner>
      )}
      {licences.length === 0 && !waitingFile && !edited && (
        <EmptyState
          icon="alert"
          title={t(`profile.verification.none.${proof}`)}
          description={t('profile.verification.noneHint')}
        />
      )}
      <div ref={cards} role="group" aria-label={title} tabIndex={-1}>
        <Grid>
          {licences.map((licence) => (
            <LicenceCard
              key={licence.id}
              {...{ licence, role }}
              isEdited={edited !== 'new' && edited?.id === licence.id}
              onEdit={() => editFromCard(licence)}
            />
          ))}
        </Grid>
      </div>
      {edited ? (
        <LicenceForm
          key={edited === 'new' ? 'new' : edited.id}
          licence={edited === 'new' ? null : edited}
          role={role}
          province={licences.some((held) => held.province === province) ? '' : province}
          hasFile={edited === 'new' ? Boolean(waitingFile) : Boolean(edited.file)}
          statedNumber={licences.length === 0 ? statedNumber : null}
          onClose={leave}
          onSent={leave}
        />
      ) : (
        // The first one is added from the steps above.
        licences.length > 0 && (
          <div>
            <Button variant="secondary" onClick={() => edit('new')}>
              {t(`profile.verification.add.${proof}`)}
            </Button>
          </div>
        )
      )}
    </Stack>
  );
}
