import { LIMITS, optionLabel } from '@tbt/contracts';
import { FormField, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './professional-filters.module.css';
import { DayFilter } from './day-filter';
import {
  isWrongSpan,
  PROFESSIONAL_FILTERS,
  type ProfessionalFilters as Filters,
} from './use-professional-filters';

/** Every choice that narrows the list; each takes effect at once. */
export function ProfessionalFilters({
  filters,
  canAskWhoIsFree,
  onChange,
}: {
  filters: Filters;
  /** Who is free when is for clinics. */
  canAskWhoIsFree: boolean;
  onChange: (part: Partial<Filters>) => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  return (
    <div className={styles.filters} role="group" aria-label={t('clinic.browse.filters')}>
      {PROFESSIONAL_FILTERS.map(({ name, set, values }) => (
        <FormField key={name} label={t(`clinic.browse.${name}`)}>
          <Select
            value={filters[name]}
            options={[
              { value: '', label: t('clinic.browse.any') },
              ...values.map((value) => ({ value, label: optionLabel(locale, set, value) })),
            ]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </FormField>
      ))}
      {canAskWhoIsFree && (
        <DayFilter
          label={t('clinic.browse.freeFrom')}
          value={filters.freeFrom}
          onChange={(freeFrom) => onChange({ freeFrom, ...(freeFrom === '' && { freeUntil: '' }) })}
        />
      )}
      {filters.freeFrom !== '' && (
        <DayFilter
          label={t('clinic.browse.freeUntil')}
          value={filters.freeUntil}
          min={filters.freeFrom}
          error={
            isWrongSpan(filters)
              ? t('clinic.browse.freeUntilWrong', { max: LIMITS.availableDaysMax })
              : undefined
          }
          onChange={(freeUntil) => onChange({ freeUntil })}
        />
      )}
    </div>
  );
}
