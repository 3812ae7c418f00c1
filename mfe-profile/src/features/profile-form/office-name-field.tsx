import { useState } from 'react';
import { officeNameParts, optionLabel } from '@tbt/contracts';
import { FormField, TextField } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { fieldId, type ProfileFormState } from './profile-form-values';

const joined = (form: ProfileFormState) =>
  [form.getValues('firstName'), form.getValues('lastName')].filter(Boolean).join(' ');

export function OfficeNameField({ form }: { form: ProfileFormState }) {
  const t = useText();
  const { locale } = useLocale();
  const [name, setName] = useState(() => joined(form));
  const type = (typed: string) => {
    setName(typed);
    const parts = officeNameParts(typed, optionLabel(locale, 'role', 'clinic'));
    const how = { shouldDirty: true, shouldValidate: form.isSubmitted };
    form.setValue('firstName', parts.firstName, how);
    form.setValue('lastName', parts.lastName, how);
  };
  return (
    <FormField
      id={fieldId('firstName')}
      label={t('profile.form.officeName')}
      error={form.errorOf('firstName') ?? form.errorOf('lastName')}
      required
    >
      <TextField
        autoComplete="organization"
        value={name}
        onChange={({ target }) => type(target.value)}
      />
    </FormField>
  );
}
