import { useState, type FormEvent } from 'react';
import {
  optionLabel,
  PROFESSIONAL_ROLES,
  PROVINCES,
  SHIFT_SCHEDULES,
  type OptionSet,
} from '@tbt/contracts';
import { Button, FormField, Icon, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './job-filter-form.module.css';
import type { JobFilters } from './use-job-filters';

/** Chooses filters; nothing is searched before the button is pressed. */
export function JobFilterForm({
  filters,
  onSearch,
}: {
  filters: JobFilters;
  onSearch: (filters: JobFilters) => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const [chosen, setChosen] = useState(filters);
  // Back and forward change the filters under the form; it stays, and so does the focus in it.
  const [known, setKnown] = useState(filters);
  if (JSON.stringify(known) !== JSON.stringify(filters)) {
    setKnown(filters);
    setChosen(filters);
  }
  const options = (set: OptionSet, values: readonly string[], any: string) => [
    { value: '', label: any },
    ...values.map((value) => ({ value, label: optionLabel(locale, set, value) })),
  ];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(chosen);
  };
  return (
    <form
      className={styles.form}
      role="search"
      aria-label={t('jobs.search.filters')}
      onSubmit={submit}
    >
      <FormField label={t('jobs.search.province')}>
        <Select
          value={chosen.province}
          options={options('province', PROVINCES, t('jobs.search.allProvinces'))}
          onChange={(event) => setChosen({ ...chosen, province: event.target.value })}
        />
      </FormField>
      <FormField label={t('jobs.search.role')}>
        <Select
          value={chosen.role}
          options={options('role', PROFESSIONAL_ROLES, t('jobs.search.allRoles'))}
          onChange={(event) => setChosen({ ...chosen, role: event.target.value })}
        />
      </FormField>
      <FormField label={t('jobs.search.schedule')}>
        <Select
          value={chosen.schedule}
          options={options('schedule', SHIFT_SCHEDULES, t('jobs.search.anySchedule'))}
          onChange={(event) => setChosen({ ...chosen, schedule: event.target.value })}
        />
      </FormField>
      <Button type="submit" iconStart={<Icon name="search" size="small" />}>
        {t('jobs.search.button')}
      </Button>
    </form>
  );
}
