import { LIMITS } from '@tbt/contracts';
import { FormField, FormSection, TextArea, TextField } from '@tbt/design-system';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

export function PaySection({ form }: { form: PostJobFormState }) {
  const t = useText();
  return (
    <FormSection title={t('jobs.post.sectionPay')} description={t('jobs.post.sectionPayHint')}>
      <FormField
        id={fieldId('hourlyRate')}
        label={t('jobs.post.hourlyRate')}
        hint={t('jobs.post.hourlyRateHint')}
        error={form.errorOf('hourlyRate')}
        required
      >
        <TextField
          type="number"
          inputMode="decimal"
          step="0.01"
          min={LIMITS.hourlyRateMin}
          max={LIMITS.hourlyRateMax}
          prefix="$"
          {...form.register('hourlyRate')}
        />
      </FormField>
      <FormField
        id={fieldId('description')}
        label={t('jobs.post.jobDescription')}
        hint={t('jobs.post.jobDescriptionHint')}
        error={form.errorOf('description')}
      >
        <TextArea rows={4} {...form.register('description')} />
      </FormField>
    </FormSection>
  );
}
