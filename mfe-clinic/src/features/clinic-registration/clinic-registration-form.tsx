import { optionLabel, PROVINCES } from '@tbt/contracts';
import {
  Button,
  ErrorSummary,
  FormActions,
  FormField,
  FormLayout,
  FormSection,
  PasswordField,
  Select,
  TextField,
} from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { AccountAgreement, CityCheck } from '@tbt/people-ui';
import { ClaimedOffer } from './claimed-offer';
import {
  useClinicRegistration,
  type ClinicRegistrationFormValues,
} from './use-clinic-registration';

const fieldId = (name: string): string => `register-${name}`;

/** Office, address, log-in and promotional code of a new clinic. */
export function ClinicRegistrationForm() {
  const t = useText();
  const { locale } = useLocale();
  const form = useClinicRegistration();
  const labelOf = (name: string) =>
    t(`clinic.register.${name as keyof ClinicRegistrationFormValues}`);
  const frame = (name: keyof ClinicRegistrationFormValues) => ({
    id: fieldId(name),
    label: labelOf(name),
    error: form.errorOf(name),
  });
  const eye = { showLabel: t('clinic.register.show'), hideLabel: t('clinic.register.hide') };
  const provinces = PROVINCES.map((value) => ({
    value,
    label: optionLabel(locale, 'province', value),
  }));
  const problems = [
    ...form.formErrors.map((message) => ({ message })),
    ...form.fieldErrors.map(({ name, message }) => ({
      message: t('clinic.register.problem', { field: labelOf(name), problem: message }),
      fieldId: fieldId(name),
    })),
  ];
  return (
    <FormLayout onSubmit={form.onSubmit} aria-label={t('clinic.register.title')}>
      <ClaimedOffer typed={form.watch('promotionalCode')} />
      {form.isSubmitted && <ErrorSummary title={t('clinic.register.problems')} items={problems} />}
      <FormSection title={t('clinic.register.office')} columns={2}>
        <FormField {...frame('officeName')} required>
          <TextField autoComplete="organization" {...form.register('officeName')} />
        </FormField>
        <FormField {...frame('streetAddress')} required>
          <TextField autoComplete="street-address" {...form.register('streetAddress')} />
        </FormField>
        <CityCheck
          province={form.watch('province')}
          city={form.watch('city')}
          onUse={(city) => form.setValue('city', city)}
        >
          <FormField {...frame('city')} required>
            <TextField autoComplete="address-level2" {...form.register('city')} />
          </FormField>
        </CityCheck>
        <FormField {...frame('province')} required>
          <Select
            placeholder={t('clinic.register.choose')}
            options={provinces}
            {...form.register('province')}
          />
        </FormField>
        <FormField {...frame('postalCode')} required>
          <TextField autoComplete="postal-code" {...form.register('postalCode')} />
        </FormField>
      </FormSection>
      <FormSection title={t('clinic.register.account')} columns={2}>
        <div data-span="all">
          <FormField {...frame('email')} required>
            <TextField type="email" autoComplete="username" {...form.register('email')} />
          </FormField>
        </div>
        <FormField {...frame('password')} hint={t('clinic.register.passwordHint')} required>
          <PasswordField autoComplete="new-password" {...eye} {...form.register('password')} />
        </FormField>
        <FormField {...frame('confirmPassword')} required>
          <PasswordField
            autoComplete="new-password"
            {...eye}
            {...form.register('confirmPassword')}
          />
        </FormField>
        <FormField
          {...frame('promotionalCode')}
          hint={t('clinic.register.promotionalCodeHint')}
          optionalLabel={t('clinic.register.optional')}
        >
          <TextField autoComplete="off" {...form.register('promotionalCode')} />
        </FormField>
        <div data-span="all">
          <AccountAgreement />
        </div>
      </FormSection>
      <FormActions>
        <Button
          type="submit"
          size="large"
          loading={form.isSubmitting}
          loadingLabel={t('clinic.register.sending')}
        >
          {t('clinic.register.submit')}
        </Button>
      </FormActions>
    </FormLayout>
  );
}
