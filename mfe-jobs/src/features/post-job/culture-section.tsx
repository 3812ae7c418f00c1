import { useState } from 'react';
import {
  CLINIC_PACES,
  CLINIC_VIBES,
  LANGUAGES,
  optionLabel,
  PATIENT_TYPES,
  PERSONALITY_TYPES,
  SPECIALTY_FOCUS,
  TEAM_STYLES,
  WORKING_STYLES,
  type OptionSet,
} from '@tbt/contracts';
import { Disclosure, FormField, FormSection, Select } from '@tbt/design-system';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { useLocale } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import { useText } from '../../texts';
import styles from './culture-section.module.css';
import { fieldId } from './post-job-values';
import type { PostJobFormState } from './use-post-job';

/** Of the office: what is not chosen is not stated, rather than wished. */
const OF_OFFICE: readonly string[] = ['clinicVibe', 'teamEnvironment', 'workPace'];

const CHOICES = [
  { name: 'preferredWorkingStyle', set: 'workingStyle', values: WORKING_STYLES },
  { name: 'clinicVibe', set: 'clinicVibe', values: CLINIC_VIBES },
  { name: 'teamEnvironment', set: 'teamStyle', values: TEAM_STYLES },
  { name: 'workPace', set: 'workPace', values: CLINIC_PACES },
  { name: 'idealPersonality', set: 'personality', values: PERSONALITY_TYPES },
] as const;

const LISTS = [
  { name: 'patientTypes', set: 'patientType', values: PATIENT_TYPES },
  { name: 'specialtyFocus', set: 'specialtyFocus', values: SPECIALTY_FOCUS },
  { name: 'requiredLanguages', set: 'language', values: LANGUAGES },
] as const;

const NAMES = [...CHOICES, ...LISTS].map(({ name }) => name);

const useChosenCount = (form: PostJobFormState): number =>
  form.watch(NAMES).flat().filter(Boolean).length;

function CultureFields({ form }: { form: PostJobFormState }) {
  const t = useText();
  const { locale } = useLocale();
  const options = (set: OptionSet, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionLabel(locale, set, value) }));
  return (
    <div className={styles.fields}>
      {CHOICES.map(({ name, set, values }) => (
        <FormField
          key={name}
          id={fieldId(name)}
          label={t(`jobs.post.${name}`)}
          error={form.errorOf(name)}
        >
          <Select
            options={[
              {
                value: '',
                label: t(
                  OF_OFFICE.includes(name) ? 'jobs.post.notStated' : 'jobs.post.noPreference',
                ),
              },
              ...options(set, values),
            ]}
            {...form.register(name)}
          />
        </FormField>
      ))}
      {LISTS.map(({ name, set, values }) => (
        <div key={name} className={styles.whole}>
          <Controller
            control={form.control}
            name={name}
            render={({ field }) => (
              <CheckboxGroup
                legend={t(`jobs.post.${name}`)}
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
    </div>
  );
}

/** Work culture: folded with a count, open when it has an error. */
export function CultureSection({ form }: { form: PostJobFormState }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const hasError = NAMES.some((name) => form.errorOf(name));
  return (
    <FormSection
      title={t('jobs.post.sectionCulture')}
      description={t('jobs.post.sectionCultureHint')}
    >
      <Disclosure
        open={isOpen || hasError}
        onOpenChange={setOpen}
        summary={t('jobs.post.cultureFold', { count: useChosenCount(form) })}
      >
        <CultureFields form={form} />
      </Disclosure>
    </FormSection>
  );
}
