import type { ChangeEvent } from 'react';
import {
  ALERT_FREQUENCIES,
  ALERT_METHODS,
  AVAILABILITY_DAYS,
  JOB_TYPES,
  optionLabel,
  paths,
  PROFESSIONAL_ROLES,
  PROVINCES,
  TRAVEL_DISTANCES,
  type OptionSet,
} from '@tbt/contracts';
import { Disclosure, FormField, Grid, Select, Text, TextField, TextLink } from '@tbt/design-system';
import { CheckboxGroup } from '@tbt/design-system/fields';
import { Link, useLocale } from '@tbt/web-kit';
import { useQuery } from '@tbt/web-kit/graph';
import { AlertDevicesDocument } from '../../generated/graphql';
import { RateInput } from '../../parts/rate-field/rate-field';
import { useText } from '../../texts';
import { SEVERAL, type AlertForm } from './alert-form';

export interface AlertFieldsProps {
  form: AlertForm;
  problems: Partial<Record<keyof AlertForm, string>>;
  onChange: (change: Partial<AlertForm>) => void;
}

/** Push is offered once a device shows notifications, and stays where it is chosen. */
function useDelivery(chosen: string) {
  const { data } = useQuery(AlertDevicesDocument);
  const hasDevice = (data?.myPushDevices.length ?? 0) > 0;
  return {
    methods: ALERT_METHODS.filter((method) => method !== 'push' || hasDevice || chosen === 'push'),
    isDeviceMissing: Boolean(data?.pushKey) && !hasDevice,
  };
}

/** Leads to where a device is added. */
function DeviceHint() {
  const t = useText();
  return (
    <Text size="small" tone="muted">
      {t('jobs.alerts.deviceMissing')}{' '}
      <TextLink asChild>
        <Link to={`${paths.notifications()}?tab=preferences`}>{t('jobs.alerts.addDevice')}</Link>
      </TextLink>
    </Text>
  );
}

function useOptions() {
  const { locale } = useLocale();
  return (set: OptionSet, values: readonly string[]) =>
    values.map((value) => ({ value, label: optionLabel(locale, set, value) }));
}

function MoreCriteria({ form, problems, onChange }: AlertFieldsProps) {
  const t = useText();
  const options = useOptions();
  const distances = TRAVEL_DISTANCES.filter((km) => km < 999).map((km) => ({
    value: String(km),
    label: t('jobs.search.withinKm', { km }),
  }));
  return (
    <Grid column="small" gap="4">
      <FormField
        label={t('jobs.alerts.cities')}
        hint={t('jobs.alerts.citiesHint')}
        error={problems.cities}
      >
        <TextField
          autoComplete="off"
          value={form.cities}
          onChange={({ target }) => onChange({ cities: target.value })}
        />
      </FormField>
      <FormField label={t('jobs.search.maxDistance')} hint={t('jobs.alerts.distanceHint')}>
        <Select
          value={form.maxTravelDistance}
          options={[{ value: '', label: t('jobs.search.anyDistance') }, ...distances]}
          onChange={({ target }) => onChange({ maxTravelDistance: target.value })}
        />
      </FormField>
      <CheckboxGroup
        legend={t('jobs.alerts.jobTypes')}
        hint={t('jobs.alerts.wishHint')}
        layout="columns"
        options={options('jobType', JOB_TYPES)}
        value={form.jobTypes}
        onValueChange={(jobTypes) => onChange({ jobTypes })}
      />
      <CheckboxGroup
        legend={t('jobs.alerts.availability')}
        hint={t('jobs.alerts.wishHint')}
        layout="columns"
        options={AVAILABILITY_DAYS.map((value) => ({
          value,
          label: t(`jobs.alerts.day.${value}`),
        }))}
        value={form.availability}
        onValueChange={(availability) => onChange({ availability })}
      />
    </Grid>
  );
}

/** Role, province and rate; further criteria fold. */
export function AlertFields(props: AlertFieldsProps) {
  const { form, problems, onChange } = props;
  const t = useText();
  const options = useOptions();
  const { methods, isDeviceMissing } = useDelivery(form.notificationMethod);
  const choose = (name: 'province' | 'notificationMethod' | 'frequency') => ({
    value: form[name],
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onChange({ [name]: target.value }),
  });
  const several = { value: SEVERAL, label: t('jobs.alerts.severalProvinces') };
  const more = [form.cities, form.maxTravelDistance].filter(Boolean).length;
  const count = more + form.jobTypes.length + form.availability.length;
  return (
    <>
      <CheckboxGroup
        legend={t('jobs.alerts.roles')}
        layout="row"
        required
        options={options('role', PROFESSIONAL_ROLES)}
        value={form.roles}
        {...(problems.roles && { error: problems.roles })}
        onValueChange={(roles) => onChange({ roles })}
      />
      <Grid column="small" gap="4">
        <FormField label={t('jobs.search.province')}>
          <Select
            options={[
              { value: '', label: t('jobs.search.allProvinces') },
              ...(form.province === SEVERAL ? [several] : []),
              ...options('province', PROVINCES),
            ]}
            {...choose('province')}
          />
        </FormField>
        <FormField label={t('jobs.search.minRate')} error={problems.minHourlyRate}>
          <RateInput
            value={form.minHourlyRate}
            onChange={({ target }) => onChange({ minHourlyRate: target.value })}
          />
        </FormField>
      </Grid>
      <Disclosure summary={t('jobs.alerts.more', { count })} defaultOpen={count > 0}>
        <MoreCriteria {...props} />
      </Disclosure>
      <Grid column="small" gap="4">
        <FormField label={t('jobs.alerts.method')} hint={t('jobs.alerts.methodHint')}>
          <Select options={options('alertMethod', methods)} {...choose('notificationMethod')} />
        </FormField>
        <FormField label={t('jobs.alerts.frequency')} hint={t('jobs.alerts.frequencyHint')}>
          <Select options={options('alertFrequency', ALERT_FREQUENCIES)} {...choose('frequency')} />
        </FormField>
      </Grid>
      {isDeviceMissing && <DeviceHint />}
    </>
  );
}
