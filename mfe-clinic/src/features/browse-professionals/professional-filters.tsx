import { LIMITS, optionLabel } from '@tbt/contracts';
import { Checkbox, DateField, FormField, Grid, Select } from '@tbt/design-system';
import { useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';
import {
  DISTANCES,
  PROFESSIONAL_FILTERS,
  PROFESSIONAL_SORTS,
  type ProfessionalFilters,
} from './use-professional-filters';

export interface ProfessionalFiltersProps {
  chosen: ProfessionalFilters;
  onChange: (change: Partial<ProfessionalFilters>) => void;
}

const MAIN = ['role', 'province'];

function Choices({
  chosen,
  isMain,
  onChange,
}: ProfessionalFiltersProps & {
  isMain: boolean;
}) {
  const t = useText();
  const { locale } = useLocale();
  return PROFESSIONAL_FILTERS.filter(({ name }) => MAIN.includes(name) === isMain).map(
    ({ name, set, values }) => (
      <FormField key={name} label={t(`clinic.browse.${name}`)}>
        <Select
          name={name}
          value={chosen[name]}
          options={[
            { value: '', label: t('clinic.browse.any') },
            ...values.map((value) => ({ value, label: optionLabel(locale, set, value) })),
          ]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      </FormField>
    ),
  );
}

export function MainFilters({ chosen, onChange }: ProfessionalFiltersProps) {
  const t = useText();
  return (
    <>
      <Choices chosen={chosen} isMain onChange={onChange} />
      <Checkbox
        name="verified"
        value="yes"
        label={t('clinic.browse.verified')}
        checked={chosen.verified !== ''}
        onChange={({ target }) => onChange({ verified: target.checked ? 'yes' : '' })}
      />
    </>
  );
}

/** Training, work style, availability and distance for clinics, and the order. */
export function MoreFilters({
  chosen,
  canAskWhoIsFree,
  hasOffice,
  hasWrongSpan,
  onChange,
}: ProfessionalFiltersProps & {
  canAskWhoIsFree: boolean;
  hasOffice: boolean;
  hasWrongSpan: boolean;
}) {
  const t = useText();
  const day = (name: 'freeFrom' | 'freeUntil') => ({
    value: chosen[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  const sorts = PROFESSIONAL_SORTS.filter((sort) => sort !== 'nearest' || hasOffice);
  const wrongSpan = t('clinic.browse.freeUntilWrong', { max: LIMITS.availableDaysMax });
  return (
    <Grid column="small" gap="4">
      <Choices chosen={chosen} isMain={false} onChange={onChange} />
      {canAskWhoIsFree && (
        <FormField label={t('clinic.browse.freeFrom')}>
          <DateField {...day('freeFrom')} />
        </FormField>
      )}
      {canAskWhoIsFree && (
        <FormField
          label={t('clinic.browse.freeUntil')}
          error={hasWrongSpan ? wrongSpan : undefined}
        >
          <DateField min={chosen.freeFrom} {...day('freeUntil')} />
        </FormField>
      )}
      {hasOffice && (
        <FormField label={t('clinic.browse.distance')}>
          <Select
            value={chosen.maxDistance}
            options={[
              { value: '', label: t('clinic.browse.anyDistance') },
              ...DISTANCES.map((km) => ({ value: km, label: t('clinic.browse.withinKm', { km }) })),
            ]}
            onChange={({ target }) => onChange({ maxDistance: target.value })}
          />
        </FormField>
      )}
      <FormField label={t('clinic.browse.sort')}>
        <Select
          value={chosen.sort}
          options={[
            { value: '', label: t('clinic.browse.sort.verified_first') },
            ...sorts.map((value) => ({
              value,
              label: t(`clinic.browse.sort.${value}`),
            })),
          ]}
          onChange={({ target }) => onChange({ sort: target.value })}
        />
      </FormField>
    </Grid>
  );
}
