import { optionLabel, ROLES } from '@tbt/contracts';
import { FormField, FormSection, PasswordField, Select, TextField } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { NamesFields } from './names-fields';
import { fieldId, type ProfileFormState } from './profile-form-values';

interface AccountSectionProps {
  form: ProfileFormState;
  onRoleChange: (role: string) => void;
}

/** Rendered after the names: a refused form focuses its fields in the order of their registration. */
function LogInFields({ form, onRoleChange }: AccountSectionProps) {
  const t = useText();
  const { locale } = useLocale();
  const roles = ROLES.map((value) => ({ value, label: optionLabel(locale, 'role', value) }));
  const eye = {
    showLabel: t('profile.auth.showPassword'),
    hideLabel: t('profile.auth.hidePassword'),
  };
  return (
    <>
      <FormField
        id={fieldId('email')}
        label={t('profile.form.email')}
        error={form.errorOf('email')}
        required
      >
        <TextField type="email" autoComplete="username" {...form.register('email')} />
      </FormField>
      <FormField
        id={fieldId('role')}
        label={t('profile.form.role')}
        error={form.errorOf('role')}
        required
      >
        <Select
          options={roles}
          {...form.register('role', {
            onChange: (event: { target: { value: string } }) => onRoleChange(event.target.value),
          })}
        />
      </FormField>
      <FormField
        id={fieldId('password')}
        label={t('profile.form.password')}
        hint={t('profile.auth.passwordHint')}
        error={form.errorOf('password')}
        required
      >
        <PasswordField autoComplete="new-password" {...eye} {...form.register('password')} />
      </FormField>
      <FormField
        id={fieldId('confirmPassword')}
        label={t('profile.form.confirmPassword')}
        error={form.errorOf('confirmPassword')}
        required
      >
        <PasswordField autoComplete="new-password" {...eye} {...form.register('confirmPassword')} />
      </FormField>
      {form.watch('role') === 'clinic' && (
        <FormField
          id={fieldId('promotionalCode')}
          label={t('profile.form.promotionalCode')}
          error={form.errorOf('promotionalCode')}
        >
          <TextField autoComplete="off" {...form.register('promotionalCode')} />
        </FormField>
      )}
    </>
  );
}

/** Name and log-in, when the profile is created. */
export function AccountSection(props: AccountSectionProps) {
  const t = useText();
  return (
    <FormSection
      title={t('profile.form.section.account')}
      description={t('profile.form.sectionHint.account')}
      columns={2}
      layout="beside"
    >
      <NamesFields form={props.form} />
      <LogInFields {...props} />
    </FormSection>
  );
}
