import { optionLabel } from '@tbt/contracts';
import { FormField, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import styles from './professional-filters.module.css';
import {
  PROFESSIONAL_FILTERS,
  type FilterName,
  type ProfessionalFilters as Filters,
} from './use-professional-filters';

/** Every choice that narrows the list; each takes effect at once. */
export function ProfessionalFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (part: Partial<Record<FilterName, string>>) => void;
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
    </div>
  );
}
