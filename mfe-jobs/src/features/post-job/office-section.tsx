import { FormField, FormSection, TextField } from '@tbt/design-system';
import { useText } from '../../texts';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

export interface OfficeSectionProps {
  form: PostJobFormState;
  /** The name that professionals see so far. */
  name: string;
}

/** The office's name and address, for a clinic whose profile has no address, or a person’s name at its first posting. */
export function OfficeSection({ form, name }: OfficeSectionProps) {
  const t = useText();
  return (
    <FormSection
      title={t('jobs.post.sectionOffice')}
      description={t('jobs.post.sectionOfficeHint')}
      columns={2}
    >
      <div data-span="all">
        <FormField
          id={fieldId('officeName')}
          label={t('jobs.post.officeName')}
          hint={t('jobs.post.officeNameHint', { name })}
          error={form.errorOf('officeName')}
          required
        >
          <TextField autoComplete="organization" {...form.register('officeName')} />
        </FormField>
      </div>
      <FormField
        id={fieldId('streetAddress')}
        label={t('jobs.post.streetAddress')}
        error={form.errorOf('streetAddress')}
        required
      >
        <TextField autoComplete="street-address" {...form.register('streetAddress')} />
      </FormField>
      <FormField
        id={fieldId('postalCode')}
        label={t('jobs.post.postalCode')}
        error={form.errorOf('postalCode')}
        required
      >
        <TextField autoComplete="postal-code" {...form.register('postalCode')} />
      </FormField>
    </FormSection>
  );
}
