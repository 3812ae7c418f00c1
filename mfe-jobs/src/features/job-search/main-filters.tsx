import {
  optionLabel,
  PROFESSIONAL_ROLES,
  PROVINCES,
  SHIFT_SCHEDULES,
  type OptionSet,
} from '@tbt/contracts';
import { FormField, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import type { JobFilters } from './job-filters';

const CHOICES = [
  { name: 'province', set: 'province', values: PROVINCES, any: 'jobs.search.allProvinces' },
  { name: 'role', set: 'role', values: PROFESSIONAL_ROLES, any: 'jobs.search.allRoles' },
  { name: 'schedule', set: 'schedule', values: SHIFT_SCHEDULES, any: 'jobs.search.anySchedule' },
] as const;

export function MainFilters({
  chosen,
  onChange,
}: {
  chosen: JobFilters;
  onChange: (change: Partial<JobFilters>) => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const options = (set: OptionSet, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionLabel(locale, set, value) }));
  return CHOICES.map(({ name, set, values, any }) => (
    <FormField key={name} label={t(`jobs.search.${name}`)}>
      <Select
        name={name}
        value={chosen[name]}
        options={[{ value: '', label: t(any) }, ...options(set, values)]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </FormField>
  ));
}
