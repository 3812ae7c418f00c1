import { useEffect, useRef, useState } from 'react';
import { optionLabel } from '@tbt/contracts';
import { Banner, Button, EmptyState, Grid, Heading, Stack } from '@tbt/design-system';
import { useLocale, useSearchParams } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  LicenceCardFragmentDoc,
  type DocumentCardFragment,
  type LicenceCardFragment,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { LicenceCard } from './licence-card';
import { LicenceForm } from './licence-form';
import { ViewFile } from './view-file';

/** The viewer's licences with files, and the form: open where a file is missing. */
export function LicenceList({
  licences: references,
  province,
  waitingFile,
  statedNumber,
}: {
  licences: readonly FragmentType<typeof LicenceCardFragmentDoc>[];
  /** Where the professional wants to be booked. */
  province: string;
  /** A file uploaded without a licence number. */
  waitingFile: DocumentCardFragment | undefined;
  statedNumber: string | null;
}) {
  const t = useText();
  const { locale } = useLocale();
  const licences = readFragment(LicenceCardFragmentDoc, references);
  const [query] = useSearchParams();
  const opensNew = query.get('add') === 'licence' && licences.length === 0;
  const incomplete = licences.find(({ status, file }) => status === 'pending' && !file);
  const [edited, setEdited] = useState<LicenceCardFragment | 'new' | null>(
    opensNew ? 'new' : (incomplete ?? null),
  );
  const cards = useRef<HTMLDivElement>(null);
  const [first] = useState(
    () => (opensNew && 'licence-province') || (incomplete && 'licence-documentUrl') || null,
  );
  useEffect(() => {
    if (first) document.getElementById(first)?.focus();
  }, [first]);
  const close = () => setEdited(null);
  const onSent = () => {
    close();
    cards.current?.focus();
  };
  const title = optionLabel(locale, 'documentType', 'license');
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
          title={t('profile.verification.none')}
          description={t('profile.verification.noneHint')}
        />
      )}
      <div ref={cards} role="group" aria-label={title} tabIndex={-1}>
        <Grid>
          {licences.map((licence) => (
            <LicenceCard key={licence.id} licence={licence} onEdit={() => setEdited(licence)} />
          ))}
        </Grid>
      </div>
      {edited ? (
        <LicenceForm
          key={edited === 'new' ? 'new' : edited.id}
          licence={edited === 'new' ? null : edited}
          province={licences.some((held) => held.province === province) ? '' : province}
          hasFile={edited === 'new' ? Boolean(waitingFile) : Boolean(edited.file)}
          statedNumber={licences.length === 0 ? statedNumber : null}
          onClose={close}
          onSent={onSent}
        />
      ) : (
        <div>
          <Button
            variant={licences.length === 0 ? 'primary' : 'secondary'}
            onClick={() => setEdited('new')}
          >
            {t('profile.verification.addLicence')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
