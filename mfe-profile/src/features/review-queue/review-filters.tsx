import { optionLabel } from '@tbt/contracts';
import { FormField, SearchField, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import {
  REVIEW_FILTERS,
  type ReviewFilterName,
  type ReviewFilters as Filters,
} from './use-review-filter';
import styles from './review-filters.module.css';

const SETS = {
  status: 'verificationStatus',
  province: 'province',
  documentType: 'documentType',
} as const;

/** Filters of the queue, applied at once. */
export function ReviewFilters({
  filters,
  onChange,
}: {
  filters: Filters;
  onChange: (part: Partial<Filters>) => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const labelOf = (name: ReviewFilterName, value: string) => optionLabel(locale, SETS[name], value);
  return (
    <div role="group" aria-label={t('profile.review.filters')} className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label={t('profile.review.search')}
          hideLabel={false}
          clearLabel={t('profile.review.clearSearch')}
          value={filters.q}
          onValueChange={(q) => onChange({ q })}
        />
      </div>
      {(Object.keys(REVIEW_FILTERS) as ReviewFilterName[]).map((name) => (
        <FormField key={name} label={t(`profile.review.filter.${name}`)}>
          <Select
            value={filters[name]}
            options={[
              {
                value: '',
                label: t(
                  name === 'status' ? 'profile.review.waiting' : `profile.review.any.${name}`,
                ),
              },
              ...REVIEW_FILTERS[name]
                .filter((value) => name !== 'status' || value !== 'pending')
                .map((value) => ({ value, label: labelOf(name, value) })),
            ]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </FormField>
      ))}
    </div>
  );
}
