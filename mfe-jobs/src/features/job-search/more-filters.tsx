import type { ChangeEvent } from 'react';
import { JOB_SORTS } from '@tbt/contracts';
import { DateField, FormField, Grid, Select, TextField } from '@tbt/design-system';
import { usePickerTexts } from '../../parts/picker-texts/use-picker-texts';
import { RateInput } from '../../parts/rate-field/rate-field';
import { useText } from '../../texts';
import { DEFAULT_SORT, SEARCH_DISTANCES, type JobFilterName, type JobFilters } from './job-filters';

export interface MoreFiltersProps {
  chosen: JobFilters;
  problems: readonly JobFilterName[];
  hasOwnPlace: boolean;
  onChange: (change: Partial<JobFilters>) => void;
}

/** Place, date, rate and order. */
export function MoreFilters({ chosen, problems, hasOwnPlace, onChange }: MoreFiltersProps) {
  const t = useText();
  const { calendar } = usePickerTexts();
  const errorOf = (name: 'postalCode' | 'dateFrom' | 'dateTo' | 'minRate') =>
    problems.includes(name) ? t(`jobs.search.wrong.${name}`) : undefined;
  const field = (name: JobFilterName) => ({
    name,
    value: chosen[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ [name]: event.target.value }),
  });
  return (
    <Grid column="small" gap="4">
      <FormField label={t('jobs.search.city')}>
        <TextField autoComplete="off" {...field('city')} />
      </FormField>
      <FormField label={t('jobs.search.maxDistance')}>
        <Select
          options={[
            { value: '', label: t('jobs.search.anyDistance') },
            ...SEARCH_DISTANCES.map((km) => ({
              value: km,
              label: t('jobs.search.withinKm', { km }),
            })),
          ]}
          {...field('maxDistance')}
        />
      </FormField>
      <FormField
        label={t('jobs.search.postalCode')}
        hint={t(hasOwnPlace ? 'jobs.search.postalCodeHintOwn' : 'jobs.search.postalCodeHint')}
        error={errorOf('postalCode')}
      >
        <TextField
          autoComplete="postal-code"
          placeholder={t('jobs.search.postalCodePlaceholder')}
          {...field('postalCode')}
        />
      </FormField>
      <FormField label={t('jobs.search.dateFrom')} error={errorOf('dateFrom')}>
        <DateField calendar={calendar} {...field('dateFrom')} />
      </FormField>
      <FormField label={t('jobs.search.dateTo')} error={errorOf('dateTo')}>
        <DateField calendar={calendar} {...field('dateTo')} />
      </FormField>
      <FormField label={t('jobs.search.minRate')} error={errorOf('minRate')}>
        <RateInput {...field('minRate')} />
      </FormField>
      <FormField label={t('jobs.search.sort')}>
        <Select
          options={JOB_SORTS.map((value) => ({
            value: value === DEFAULT_SORT ? '' : value,
            label: t(`jobs.search.sort.${value}`),
          }))}
          {...field('sort')}
        />
      </FormField>
    </Grid>
  );
}
