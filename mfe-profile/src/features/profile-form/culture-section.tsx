import { optionLabel, type OptionSet, type Role } from '@tbt/contracts';
import { FormField, FormSection, Select } from '@tbt/design-system';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { useLocale } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import { useText } from '../../texts';
import { cultureQuestionsOf } from './culture-questions';
import { fieldId, type ProfileFormState } from './profile-form-values';

export function CultureSection({ form, role }: { form: ProfileFormState; role: Role | null }) {
  const t = useText();
  const { locale } = useLocale();
  const { choices, lists } = cultureQuestionsOf(role);
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
      {choices.map(({ name, set, values }) => (
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
      {lists.map(({ name, set, values }) => (
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
