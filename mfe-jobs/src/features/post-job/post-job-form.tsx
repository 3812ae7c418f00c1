import type {
  PostingFavouriteFragment,
  PostingLocationFragment,
  PostingOfficeFragment,
  TypicalRateBandFragment,
} from '../../generated/graphql';
import { useMemberName } from '@tbt/people-ui';
import { useFetchedCode, whileOpen } from '@tbt/web-kit';
import type { Offered } from '../../parts/plan-use/plan-use';
import { useText } from '../../texts';
import { LastSection } from './last-section';
import { OfficeSection } from './office-section';
import { OfficeLine } from './office-line';
import { OwnerAddsOffice } from './owner-adds-office';
import type { PostJobFormValues } from './post-job-values';
import { PostingForm } from './posting-form';
import { useMissingOffice } from './use-missing-office';
import { usePostJob } from './use-post-job';

const ConfirmPosting = whileOpen(async () => (await import('./confirm-posting')).ConfirmPosting);

export interface PostJobFormProps {
  start: PostJobFormValues;
  draftKey: string;
  bands: readonly TypicalRateBandFragment[];
  favourites: readonly PostingFavouriteFragment[];
  locations: readonly PostingLocationFragment[];
  offered: Offered | undefined;
  /** Null when it could not be read. */
  office: PostingOfficeFragment | null;
  hasPosted: boolean;
  reloadOffice: () => Promise<unknown>;
  onTemplateKept: () => Promise<unknown>;
}

const knownOffice = (office: PostingOfficeFragment | null) => ({
  officeName: '',
  streetAddress: office?.streetAddress ?? '',
  postalCode: office?.postalCode ?? '',
});

export function PostJobForm({
  start,
  draftKey,
  bands,
  favourites,
  locations,
  offered,
  office,
  hasPosted,
  reloadOffice,
  onTemplateKept,
}: PostJobFormProps) {
  const t = useText();
  const missing = useMissingOffice(office, hasPosted);
  const isAsked = missing?.addedBy === 'viewer';
  const { form, asksOffice, whichTime, confirmation, confirm, dismiss } = usePostJob({
    start: isAsked ? { ...start, ...knownOffice(office) } : start,
    draftKey,
    office: isAsked ? office : null,
    reloadOffice,
  });
  const name = useMemberName()(office);
  useFetchedCode(form.isDirty, ConfirmPosting.fetchCode);
  return (
    <>
      <PostingForm
        form={form}
        whichTime={whichTime}
        label={t('jobs.post.title')}
        submitLabel={t('jobs.post.submit')}
        submittingLabel={t('jobs.post.submitting')}
        bands={bands}
        locations={locations}
        hasSeries
        place={<OfficeLine form={form} office={office} />}
        offered={offered}
        office={
          missing?.addedBy === 'owner'
            ? missing.part === 'address' && <OwnerAddsOffice name={name} />
            : asksOffice && <OfficeSection form={form} name={name} />
        }
      >
        <LastSection form={form} favourites={favourites} onTemplateKept={onTemplateKept} />
      </PostingForm>
      {confirmation && (
        <ConfirmPosting confirmation={confirmation} onConfirm={confirm} onClose={dismiss} />
      )}
    </>
  );
}
