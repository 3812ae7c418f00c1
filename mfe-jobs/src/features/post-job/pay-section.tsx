import { FormField, FormSection, TextArea, TextField } from '@tbt/design-system';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** Half of the country writes 52,50. What is no number stays as typed, for the rule to refuse. */
const withPoint = (typed: string): string => typed.trim().replace(',', '.');

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
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          {...form.register('hourlyRate', { setValueAs: withPoint })}
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
