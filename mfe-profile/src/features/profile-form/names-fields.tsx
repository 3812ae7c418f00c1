import { FormField, TextField } from '@tbt/design-system';
import { useText } from '../../texts';
import { fieldId, type ProfileFormState } from './profile-form-values';

export function NamesFields({ form }: { form: ProfileFormState }) {
  const t = useText();
  return (
    <>
      <FormField
        id={fieldId('firstName')}
        label={t('profile.form.firstName')}
        error={form.errorOf('firstName')}
        required
      >
        <TextField autoComplete="given-name" {...form.register('firstName')} />
      </FormField>
      <FormField
        id={fieldId('lastName')}
        label={t('profile.form.lastName')}
        error={form.errorOf('lastName')}
        required
      >
        <TextField autoComplete="family-name" {...form.register('lastName')} />
      </FormField>
    </>
  );
}
