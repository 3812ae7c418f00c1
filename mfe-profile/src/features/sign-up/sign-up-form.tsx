import { optionLabel, ROLES } from '@tbt/contracts';
import {
  Button,
  FormField,
  FormLayout,
  FormSection,
  PasswordField,
  Select,
  TextField,
} from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { AccountAgreement } from '@tbt/people-ui';
import { FormProblems } from '../../parts/form-problems';
import { useText } from '../../texts';
import { RegisterOffice } from './register-office';
import { SignUpPlaceFields } from './sign-up-place-fields';
import { useSignUp, type SignUpSteps } from './use-sign-up';

export function SignUpForm(steps: SignUpSteps) {
  const t = useText();
  const { locale } = useLocale();
  const form = useSignUp(steps);
  const roles = ROLES.map((value) => ({ value, label: optionLabel(locale, 'role', value) }));
  const eye = {
    showLabel: t('profile.auth.showPassword'),
    hideLabel: t('profile.auth.hidePassword'),
  };
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('profile.auth.signUp')}>
      <FormSection columns={2}>
        <FormField label={t('profile.auth.firstName')} error={form.errorOf('firstName')} required>
          <TextField autoComplete="given-name" {...form.register('firstName')} />
        </FormField>
        <FormField label={t('profile.auth.lastName')} error={form.errorOf('lastName')} required>
          <TextField autoComplete="family-name" {...form.register('lastName')} />
        </FormField>
        <div data-span="all">
          <FormField label={t('profile.auth.email')} error={form.errorOf('email')} required>
            <TextField type="email" autoComplete="username" {...form.register('email')} />
          </FormField>
        </div>
        <div data-span="all">
          <FormField label={t('profile.auth.role')} error={form.errorOf('role')} required>
            <Select options={roles} {...form.register('role')} />
          </FormField>
        </div>
        {form.watch('role') === 'clinic' && (
          <div data-span="all">
            <RegisterOffice />
          </div>
        )}
        <SignUpPlaceFields form={form} />
        <FormField
          label={t('profile.auth.password')}
          hint={t('profile.auth.passwordHint')}
          error={form.errorOf('password')}
          required
        >
          <PasswordField autoComplete="new-password" {...eye} {...form.register('password')} />
        </FormField>
        <FormField
          label={t('profile.auth.confirmPassword')}
          error={form.errorOf('confirmPassword')}
          required
        >
          <PasswordField
            autoComplete="new-password"
            {...eye}
            {...form.register('confirmPassword')}
          />
        </FormField>
      </FormSection>
      <AccountAgreement />
      <FormProblems messages={form.formErrors} />
      <Button
        type="submit"
        fullWidth
        loading={form.isSubmitting}
        loadingLabel={t('profile.signUp.sending')}
      >
        {t('profile.signUp.submit')}
      </Button>
    </FormLayout>
  );
}
