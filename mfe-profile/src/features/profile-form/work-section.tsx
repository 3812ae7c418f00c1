import {
  AVAILABILITY_DAYS,
  optionLabel,
  TRAVEL_DISTANCES,
  YEARS_EXPERIENCE,
  type Role,
} from '@tbt/contracts';
import { FormField, FormSection, Select } from '@tbt/design-system';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { useLocale } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import { useText } from '../../texts';
import { LicenceNumber } from './licence-number';
import { fieldId, type ProfileFormState } from './profile-form-values';

const NO_LIMIT_KM = 999;

export function WorkSection({
  form,
  role,
  hasLicence,
}: {
  form: ProfileFormState;
  role: Role | null;
  hasLicence: boolean | undefined;
}) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <FormSection
      title={t('profile.form.section.work')}
      description={t('profile.form.sectionHint.work')}
      columns={2}
      layout="beside"
    >
      <FormField
        id={fieldId('yearsExperience')}
        label={t('profile.form.yearsExperience')}
        error={form.errorOf('yearsExperience')}
      >
        <Select
          placeholder={t('profile.auth.choose')}
          options={YEARS_EXPERIENCE.map((value) => ({
            value,
            label: optionLabel(locale, 'yearsExperience', value),
          }))}
          {...form.register('yearsExperience')}
        />
      </FormField>
      <LicenceNumber form={form} role={role} hasLicence={hasLicence} />
      <FormField
        id={fieldId('travelDistance')}
        label={t('profile.form.travelDistance')}
        error={form.errorOf('travelDistance')}
      >
        <Select
          options={TRAVEL_DISTANCES.map((km) => ({
            value: String(km),
            label:
              km === NO_LIMIT_KM ? t('profile.mine.noLimit') : t('profile.mine.kilometres', { km }),
          }))}
          {...form.register('travelDistance')}
        />
      </FormField>
      <div data-span="all">
        <Controller
          control={form.control}
          name="availability"
          render={({ field }) => (
            <CheckboxGroup
              id={fieldId('availability')}
              legend={t('profile.form.availability')}
              layout="columns"
              options={AVAILABILITY_DAYS.map((value) => ({
                value,
                label: optionLabel(locale, 'day', value),
              }))}
              value={field.value}
              onValueChange={field.onChange}
              error={form.errorOf('availability')}
            />
          )}
        />
      </div>
    </FormSection>
  );
}
