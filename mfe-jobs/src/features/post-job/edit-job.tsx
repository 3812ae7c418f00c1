import { EDITABLE_JOB_STATUSES, paths } from '@tbt/contracts';
import { Button, EmptyState } from '@tbt/design-system';
import { Link } from '@tbt/web-kit';
import { readFragment, type FragmentType } from '../../generated';
import {
  PostingLocationFragmentDoc,
  PostingSourceFragmentDoc,
  TypicalRateBandFragmentDoc,
} from '../../generated/graphql';
import { useText } from '../../texts';
import { EditJobForm } from './edit-job-form';

type Source = FragmentType<typeof PostingSourceFragmentDoc>;

export interface EditJobProps {
  viewerId: number;
  job: Source | null | undefined;
  bands: readonly FragmentType<typeof TypicalRateBandFragmentDoc>[];
  locations: readonly FragmentType<typeof PostingLocationFragmentDoc>[];
  reload: () => Promise<Source | null | undefined>;
}

/** Edits an existing shift, or says why it cannot be edited. */
export function EditJob({ viewerId, job: reference, bands, locations, reload }: EditJobProps) {
  const t = useText();
  const job = readFragment(PostingSourceFragmentDoc, reference);
  // The count is null for all but the owner.
  const isOwn = typeof job?.pendingApplicationCount === 'number';
  if (!job || !isOwn || !EDITABLE_JOB_STATUSES.includes(job.status))
    return (
      <EmptyState
        icon="briefcase"
        title={t(job && isOwn ? 'jobs.edit.tooLate' : 'jobs.edit.missing')}
        description={t(job && isOwn ? 'jobs.edit.tooLateHint' : 'jobs.edit.missingHint')}
        action={
          <Button asChild>
            <Link to={paths.shifts()}>{t('jobs.apply.seeShifts')}</Link>
          </Button>
        }
      />
    );
  return (
    <EditJobForm
      key={job.id}
      job={job}
      draftKey={`post-job:${viewerId}:edit:${job.id}:${job.revision}`}
      bands={readFragment(TypicalRateBandFragmentDoc, bands)}
      locations={readFragment(PostingLocationFragmentDoc, locations)}
      reload={async () => readFragment(PostingSourceFragmentDoc, await reload()) ?? null}
    />
  );
}
