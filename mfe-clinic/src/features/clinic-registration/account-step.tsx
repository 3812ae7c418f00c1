import { paths } from '@tbt/contracts';
import { Banner, FormSection, PasswordField, Text, TextField, TextLink } from '@tbt/design-system';
import { Link, useSearchParams } from '@tbt/web-kit';
import { useText } from '../../texts';
import { RegistrationFormField, type StepProps } from './registration-field';

export function AccountStep({ form, isRestored }: StepProps & { isRestored: boolean }) {
  const t = useText();
  const eye = { showLabel: t('clinic.register.show'), hideLabel: t('clinic.register.hide') };
  const [search] = useSearchParams();
  const plan = form.getValues('plan');
  const registration = paths.clinicRegistration({
    code: form.getValues('promotionalCode'),
    plan: plan === 'none' ? null : plan,
    ref: search.get('ref'),
    returnTo: search.get('returnTo'),
  });
  return (
    <FormSection columns={2}>
      {isRestored && (
        <div data-span="all">
          <Banner tone="info" title={t('clinic.register.restored')}>
            {t('clinic.register.restoredHint')}
          </Banner>
        </div>
      )}
      <div data-span="all">
        <RegistrationFormField form={form} name="email" required>
          <TextField type="email" autoComplete="username" {...form.register('email')} />
        </RegistrationFormField>
      </div>
      <RegistrationFormField
        form={form}
        name="password"
        hint={t('clinic.register.passwordHint')}
        required
      >
        <PasswordField autoComplete="new-password" {...eye} {...form.register('password')} />
      </RegistrationFormField>
      <RegistrationFormField form={form} name="confirmPassword" required>
        <PasswordField autoComplete="new-password" {...eye} {...form.register('confirmPassword')} />
      </RegistrationFormField>
      {!isRestored && (
        <div data-span="all">
          <Text size="small">
            {t('clinic.register.hasAccount')}{' '}
            <TextLink asChild>
              <Link to={paths.auth({ returnTo: registration })}>{t('clinic.register.logIn')}</Link>
            </TextLink>
          </Text>
        </div>
      )}
    </FormSection>
  );
}
