import {
  educationTierOf,
  graduationYears,
  INSTITUTIONS,
  institutionName,
  isNewGraduate,
  optionLabel,
} from '@tbt/contracts';
import { FormField, FormSection, Select, TextField } from '@tbt/design-system';
import { normalizeDecimal, now, useDecimalRef, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import { fieldId, type ProfileFormState } from './profile-form-values';

const OTHER = 'Other';
const LISTED: readonly string[] = Object.values(INSTITUTIONS).flat();

/** School and graduation year; the school decides the tier. */
export function EducationSection({ form }: { form: ProfileFormState }) {
  const t = useText();
  const { locale } = useLocale();
  const currentYear = now().getFullYear();
  const institution = form.watch('educationInstitution');
  const year = form.watch('graduationYear');
  const tier = educationTierOf(institution);
  const institutions = [
    ...LISTED,
    ...(institution && !LISTED.includes(institution) ? [institution] : []),
  ];
  const listedYears = graduationYears(currentYear).map(String);
  const years = [...listedYears, ...(year && !listedYears.includes(year) ? [year] : [])];
  const gpa = form.register('gpa', { setValueAs: normalizeDecimal });
  const gpaRef = useDecimalRef(gpa.ref);
  return (
    <FormSection
      title={t('profile.form.section.education')}
      description={t('profile.form.sectionHint.education')}
      columns={2}
      layout="beside"
    >
      <FormField
        id={fieldId('educationInstitution')}
        label={t('profile.form.educationInstitution')}
        hint={
          tier
            ? t('profile.form.tierIs', { tier: optionLabel(locale, 'educationTier', tier) })
            : undefined
        }
        error={form.errorOf('educationInstitution')}
      >
        <Select
          placeholder={t('profile.auth.choose')}
          options={institutions.map((name) => ({
            value: name,
            label:
              name === OTHER ? t('profile.form.otherInstitution') : institutionName(locale, name),
          }))}
          {...form.register('educationInstitution')}
        />
      </FormField>
      <FormField
        id={fieldId('graduationYear')}
        label={t('profile.form.graduationYear')}
        hint={
          year && isNewGraduate(Number(year), currentYear)
            ? t('profile.form.newGradHint')
            : t('profile.form.earlierGradHint', { year: listedYears.at(-1) ?? '' })
        }
        error={form.errorOf('graduationYear')}
      >
        <Select
          placeholder={t('profile.auth.choose')}
          options={years.map((value) => ({
            value,
            label: isNewGraduate(Number(value), currentYear)
              ? t('profile.form.newGradYear', { year: value })
              : value,
          }))}
          {...form.register('graduationYear')}
        />
      </FormField>
      <FormField
        id={fieldId('gpa')}
        label={t('profile.form.gpa')}
        hint={t('profile.form.gpaHint')}
        error={form.errorOf('gpa')}
      >
        <TextField inputMode="decimal" autoComplete="off" {...gpa} ref={gpaRef} />
      </FormField>
    </FormSection>
  );
}
