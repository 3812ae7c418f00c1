import { optionLabel, PROFESSIONAL_ROLES } from '@tbt/contracts';
import { Checkbox, FormField, FormSection, Select, TextField } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

export function BasicsSection({ form, hasSeries }: { form: PostJobFormState; hasSeries: boolean }) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <FormSection
      title={t('jobs.post.sectionBasics')}
      description={t('jobs.post.sectionBasicsHint')}
      columns={2}
    >
      <FormField
        id={fieldId('title')}
        label={t('jobs.post.jobTitle')}
        error={form.errorOf('title')}
        required
      >
        <TextField
          placeholder={t('jobs.post.jobTitlePlaceholder')}
          autoComplete="off"
          {...form.register('title')}
        />
      </FormField>
      <FormField
        id={fieldId('role')}
        label={t('jobs.post.role')}
        error={form.errorOf('role')}
        required
      >
        <Select
          placeholder={t('jobs.post.choose')}
          options={PROFESSIONAL_ROLES.map((value) => ({
            value,
            label: optionLabel(locale, 'role', value),
          }))}
          {...form.register('role')}
        />
      </FormField>
      <Checkbox label={t('jobs.post.urgent')} {...form.register('isUrgent')} />
      <Checkbox
        label={t('jobs.post.recurring')}
        hint={hasSeries ? t('jobs.post.recurringHint') : undefined}
        {...form.register('isRecurring')}
      />
    </FormSection>
  );
}
