import { optionLabel, PLAN_KEYS } from '@tbt/contracts';
import { FormField, SearchField, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { DESK_FILTERS, type DeskFilterName, type DeskFilters as Filters } from './use-desk-filter';
import { useStatusName } from './use-status-name';
import styles from './desk-filters.module.css';

export interface DeskFiltersProps {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}

/** Filters of the clinics, applied at once. */
export function DeskFilters({ filters, onChange }: DeskFiltersProps) {
  const t = useText();
  const { locale } = useLocale();
  const planName = usePlanName();
  const statusName = useStatusName();
  const labelOf = (name: DeskFilterName, value: string): string => {
    if (name === 'province') return optionLabel(locale, 'province', value);
    if (name === 'status') return statusName(value);
    return planName(PLAN_KEYS.find((plan) => plan === value) ?? 'none');
  };
  return (
    <div role="group" aria-label={t('clinic.desk.filters')} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={t('clinic.desk.search')}
          hideLabel={false}
          clearLabel={t('clinic.desk.clearSearch')}
          value={filters.q}
          onValueChange={(q) => onChange({ q })}
        />
      </div>
      {(Object.keys(DESK_FILTERS) as DeskFilterName[]).map((name) => (
        <FormField key={name} label={t(`clinic.desk.filter.${name}`)}>
          <Select
            value={filters[name]}
            options={[
              { value: '', label: t(`clinic.desk.any.${name}`) },
              ...DESK_FILTERS[name].map((value) => ({ value, label: labelOf(name, value) })),
            ]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </FormField>
      ))}
    </div>
  );
}
