import type {
  PostingFavouriteFragment,
  PostingLocationFragment,
  TypicalRateBandFragment,
} from '../../generated/graphql';
import type { Offered } from '../../parts/plan-use/plan-use';
import { useText } from '../../texts';
import { ConfirmPosting } from './confirm-posting';
import { LastSection } from './last-section';
import type { PostJobFormValues } from './post-job-values';
import { PostingForm } from './posting-form';
import { usePostJob } from './use-post-job';

export interface PostJobFormProps {
  start: PostJobFormValues;
  draftKey: string;
  bands: readonly TypicalRateBandFragment[];
  favourites: readonly PostingFavouriteFragment[];
  locations: readonly PostingLocationFragment[];
  offered: Offered | undefined;
  onTemplateKept: () => Promise<unknown>;
}

export function PostJobForm({
  start,
  draftKey,
  bands,
  favourites,
  locations,
  offered,
  onTemplateKept,
}: PostJobFormProps) {
  const t = useText();
  const { form, whichTime, confirmation, confirm, dismiss } = usePostJob({ start, draftKey });
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
        offered={offered}
      >
        <LastSection form={form} favourites={favourites} onTemplateKept={onTemplateKept} />
      </PostingForm>
      {confirmation && (
        <ConfirmPosting confirmation={confirmation} onConfirm={confirm} onBack={dismiss} />
      )}
    </>
  );
}
