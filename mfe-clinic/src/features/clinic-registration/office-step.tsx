import { optionLabel, PROVINCES } from '@tbt/contracts';
import { FormSection, Select, TextField } from '@tbt/design-system';
import { CityCheck } from '@tbt/people-ui';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { RegistrationFormField, type StepProps } from './registration-field';

export interface OfficeStepProps extends StepProps {
  /** What professionals see so far; null of a new clinic. */
  name: string | null;
}

export function OfficeStep({ form, fields, name }: OfficeStepProps) {
  const t = useText();
  const { locale } = useLocale();
  const provinces = PROVINCES.map((value) => ({
    value,
    label: optionLabel(locale, 'province', value),
  }));
  return (
    <FormSection columns={2}>
      {fields.includes('officeName') && (
        <RegistrationFormField
          form={form}
          name="officeName"
          hint={name ? t('clinic.register.officeNameHint', { name }) : undefined}
          required
        >
          <TextField autoComplete="organization" {...form.register('officeName')} />
        </RegistrationFormField>
      )}
      {fields.includes('streetAddress') && (
        <RegistrationFormField form={form} name="streetAddress" required>
          <TextField autoComplete="street-address" {...form.register('streetAddress')} />
        </RegistrationFormField>
      )}
      {fields.includes('city') && (
        <CityCheck
          province={form.watch('province')}
          city={form.watch('city')}
          onUse={(city) => form.setValue('city', city)}
        >
          <RegistrationFormField form={form} name="city" required>
            <TextField autoComplete="address-level2" {...form.register('city')} />
          </RegistrationFormField>
        </CityCheck>
      )}
      {fields.includes('province') && (
        <RegistrationFormField form={form} name="province" required>
          <Select
            placeholder={t('clinic.register.choose')}
            options={provinces}
            {...form.register('province')}
          />
        </RegistrationFormField>
      )}
      {fields.includes('postalCode') && (
        <RegistrationFormField form={form} name="postalCode" required>
          <TextField autoComplete="postal-code" {...form.register('postalCode')} />
        </RegistrationFormField>
      )}
    </FormSection>
  );
}
