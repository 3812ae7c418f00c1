import { CLINIC_VIBES, optionLabel } from '@tbt/contracts';
import { FormSection, Select, TextArea, TextField } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { RegistrationFormField, type StepProps } from './registration-field';

export function ArrivalStep({ form, fields }: StepProps) {
  const t = useText();
  return (
    <FormSection>
      {fields.includes('parking') && (
        <RegistrationFormField form={form} name="parking" hint={t('clinic.guideHint.parking')}>
          <TextField {...form.register('parking')} />
        </RegistrationFormField>
      )}
      {fields.includes('orientation') && (
        <RegistrationFormField
          form={form}
          name="orientation"
          hint={t('clinic.register.orientationHint')}
        >
          <TextArea rows={4} {...form.register('orientation')} />
        </RegistrationFormField>
      )}
    </FormSection>
  );
}

export function GuideStep({ form, fields }: StepProps) {
  const t = useText();
  const { locale } = useLocale();
  const vibes = CLINIC_VIBES.map((value) => ({
    value,
    label: optionLabel(locale, 'clinicVibe', value),
  }));
  return (
    <FormSection columns={2}>
      {fields.includes('clinicVibe') && (
        <RegistrationFormField form={form} name="clinicVibe">
          <Select
            placeholder={t('clinic.register.choose')}
            options={vibes}
            {...form.register('clinicVibe')}
          />
        </RegistrationFormField>
      )}
      {fields.includes('software') && (
        <RegistrationFormField form={form} name="software" hint={t('clinic.guideHint.software')}>
          <TextField {...form.register('software')} />
        </RegistrationFormField>
      )}
      {fields.includes('minutesPerPatient') && (
        <RegistrationFormField
          form={form}
          name="minutesPerPatient"
          hint={t('clinic.guideHint.minutesPerPatient')}
        >
          <TextField inputMode="numeric" {...form.register('minutesPerPatient')} />
        </RegistrationFormField>
      )}
      {fields.includes('scrubs') && (
        <RegistrationFormField form={form} name="scrubs" hint={t('clinic.guideHint.scrubs')}>
          <TextField {...form.register('scrubs')} />
        </RegistrationFormField>
      )}
    </FormSection>
  );
}
