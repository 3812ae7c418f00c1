import {
  CLINIC_VIBES,
  COMMUNICATION_STYLES,
  LANGUAGES,
  optionLabel,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  PROFILE_WORK_PACES,
  SPECIALTY_FOCUS,
  STRESS_HANDLING,
  TEAM_STYLES,
  WORKING_STYLES,
  type OptionSet,
  type Role,
} from '@tbt/contracts';
import { CheckboxGroup, FormField, FormSection, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import { useText } from '../../texts';
import { fieldId, fieldsOf, type ProfileFormState } from './profile-form-values';

const CHOICES = [
  { name: 'clinicVibe', set: 'clinicVibe', values: CLINIC_VIBES },
  { name: 'teamCollaboration', set: 'teamStyle', values: TEAM_STYLES },
  { name: 'workingStyle', set: 'workingStyle', values: WORKING_STYLES },
  { name: 'personalityType', set: 'personality', values: PERSONALITY_TYPES },
  { name: 'workPace', set: 'workPace', values: PROFILE_WORK_PACES },
  { name: 'communicationStyle', set: 'communicationStyle', values: COMMUNICATION_STYLES },
  { name: 'stressHandling', set: 'stressHandling', values: STRESS_HANDLING },
] as const;

const LISTS = [
  { name: 'patientTypes', set: 'patientType', values: PATIENT_TYPES },
  { name: 'languagesSpoken', set: 'language', values: LANGUAGES },
  { name: 'specialtyFocus', set: 'specialtyFocus', values: SPECIALTY_FOCUS },
] as const;

/** Work culture questions by role. */
export function CultureSection({ form, role }: { form: ProfileFormState; role: Role | null }) {
  const t = useText();
  const { locale } = useLocale();
  const asked: readonly string[] = fieldsOf(role).culture;
  const options = (set: OptionSet, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionLabel(locale, set, value) }));
  return (
    <FormSection
      title={t(
        role === 'clinic' ? 'profile.form.section.clinicCulture' : 'profile.form.section.culture',
      )}
      description={t(
        role === 'clinic'
          ? 'profile.form.sectionHint.clinicCulture'
          : 'profile.form.sectionHint.culture',
      )}
      columns={2}
      layout="beside"
    >
      {CHOICES.filter(({ name }) => asked.includes(name)).map(({ name, set, values }) => (
        <FormField
          key={name}
          id={fieldId(name)}
          label={t(`profile.form.${name}`)}
          error={form.errorOf(name)}
        >
          <Select
            placeholder={t('profile.auth.choose')}
            options={options(set, values)}
            {...form.register(name)}
          />
        </FormField>
      ))}
      {LISTS.filter(({ name }) => asked.includes(name)).map(({ name, set, values }) => (
        <div key={name} data-span="all">
          <Controller
            control={form.control}
            name={name}
            render={({ field }) => (
              <CheckboxGroup
                id={fieldId(name)}
                legend={t(`profile.form.${name}`)}
                layout="columns"
                options={options(set, values)}
                value={field.value}
                onValueChange={field.onChange}
                error={form.errorOf(name)}
              />
            )}
          />
        </div>
      ))}
    </FormSection>
  );
}
