import {
  isProfessionalRole,
  optionLabel,
  PROVINCES,
  US_STATES,
  type Role,
  usStateName,
} from '@tbt/contracts';
import { FormField, FormSection, Select, TextField } from '@tbt/design-system';
import { CityCheck } from '@tbt/people-ui';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { fieldId, type ProfileFormState } from './profile-form-values';

/** Address; street for clinics only, who register in Canada. US states are listed but disabled. */
export function PlaceSection({ form, role }: { form: ProfileFormState; role: Role | null }) {
  const t = useText();
  const { locale } = useLocale();
  const provinces = PROVINCES.map((value) => ({
    value,
    label: optionLabel(locale, 'province', value),
  }));
  const states = US_STATES.map((value) => ({
    value,
    label: t('profile.auth.comingSoon', { state: usStateName(locale, value) }),
    disabled: true,
  }));
  return (
    <FormSection
      title={t('profile.form.section.place')}
      description={t(
        role === 'clinic' ? 'profile.form.sectionHint.office' : 'profile.form.sectionHint.place',
      )}
      columns={2}
      layout="beside"
    >
      {role === 'clinic' && (
        <div data-span="all">
          <FormField
            id={fieldId('streetAddress')}
            label={t('profile.form.streetAddress')}
            error={form.errorOf('streetAddress')}
          >
            <TextField autoComplete="street-address" {...form.register('streetAddress')} />
          </FormField>
        </div>
      )}
      <CityCheck
        province={form.watch('province')}
        city={form.watch('city')}
        onUse={(city) => form.setValue('city', city)}
      >
        <FormField id={fieldId('city')} label={t('profile.form.city')} error={form.errorOf('city')}>
          <TextField autoComplete="address-level2" {...form.register('city')} />
        </FormField>
      </CityCheck>
      <FormField
        id={fieldId('province')}
        label={t(role === 'clinic' ? 'profile.form.clinicProvince' : 'profile.form.province')}
        error={form.errorOf('province')}
      >
        <Select
          autoComplete="address-level1"
          placeholder={t('profile.auth.choose')}
          options={
            role === 'clinic'
              ? provinces
              : [
                  { label: t('profile.auth.canada'), options: provinces },
                  { label: t('profile.auth.unitedStates'), options: states },
                ]
          }
          {...form.register('province')}
        />
      </FormField>
      {role && (
        <FormField
          id={fieldId('postalCode')}
          label={t('profile.form.postalCode')}
          {...(isProfessionalRole(role) && { hint: t('profile.form.postalCodeHint') })}
          error={form.errorOf('postalCode')}
        >
          <TextField autoComplete="postal-code" {...form.register('postalCode')} />
        </FormField>
      )}
    </FormSection>
  );
}
