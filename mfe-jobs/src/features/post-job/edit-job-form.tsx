import { Banner, Icon } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import type { PostingLocationFragment, TypicalRateBandFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { fieldLabel } from './post-job-values';
import { PostingForm } from './posting-form';
import { useEditJob, type EditJobOptions } from './use-edit-job';

export interface EditJobFormProps extends EditJobOptions {
  bands: readonly TypicalRateBandFragment[];
  locations: readonly PostingLocationFragment[];
}

/** Edits a shift without a booking. */
export function EditJobForm({ bands, locations, ...options }: EditJobFormProps) {
  const t = useText();
  const formats = useFormats();
  const { form, whichTime, changedElsewhere } = useEditJob(options);
  return (
    <PostingForm
      form={form}
      whichTime={whichTime}
      label={t('jobs.edit.title')}
      submitLabel={t('jobs.edit.submit')}
      submittingLabel={t('jobs.edit.submitting')}
      bands={bands}
      locations={locations}
      hasSeries={false}
      notice={
        changedElsewhere && (
          <Banner
            tone="warning"
            live="alert"
            icon={<Icon name="refresh" />}
            title={t('jobs.edit.stale')}
          >
            {changedElsewhere.length > 0
              ? t('jobs.edit.staleFields', {
                  fields: formats.list(changedElsewhere.map((name) => t(fieldLabel(name)))),
                })
              : t('jobs.edit.staleElsewhere')}
          </Banner>
        )
      }
    />
  );
}
