import {
  EMERGENCY_TERMS,
  LIMITS,
  optionLabel,
  PROFESSIONAL_ROLES,
  type ProfessionalRole,
} from '@tbt/contracts';
import {
  Button,
  Card,
  Checkbox,
  DateField,
  Disclosure,
  dollarSign,
  FormActions,
  FormField,
  FormLayout,
  FormSection,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@tbt/design-system';
import { ErrorSummary, NumberField, TimeField } from '@tbt/design-system/fields';
import { now, problemText, useLocale } from '@tbt/web-kit';
import type { EmergencyOfficeFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { DURATIONS, localDate, RADII, type TypicalRate } from './emergency-values';
import { OverlappingDialog } from './overlapping-dialog';
import { RequestTerms } from './request-terms';
import { useRequestEmergency } from './use-request-emergency';

export interface RequestEmergencyFormProps {
  rates: readonly TypicalRate[];
  offices: readonly EmergencyOfficeFragment[];
  onSent: () => void;
}

const LABELS = {
  locationId: 'clinic.emergency.office',
  role: 'clinic.emergency.role',
  hourlyRate: 'clinic.emergency.rate',
  neededDate: 'clinic.emergency.date',
  neededTime: 'clinic.emergency.time',
  duration: 'clinic.emergency.duration',
  maxRadius: 'clinic.emergency.radius',
  title: 'clinic.emergency.title',
  description: 'clinic.emergency.notes',
} as const;
type Field = keyof typeof LABELS;
const FIELDS = Object.keys(LABELS) as Field[];

/** Who is needed, when, for how much: sent in one step. */
export function RequestEmergencyForm({ rates, offices, onSent }: RequestEmergencyFormProps) {
  const t = useText();
  const { locale } = useLocale();
  const form = useRequestEmergency(rates, offices, onSent);
  const { values, errors, change, submit, isSending, overlapping } = form;
  const today = localDate(now());
  const frame = (name: Field) => ({
    id: `emergency-${name}`,
    label: t(LABELS[name]),
    error: errors[name],
  });
  const problems = [
    ...(errors.form ? [{ message: errors.form }] : []),
    ...FIELDS.flatMap((name) => {
      const { id, label, error } = frame(name);
      return error
        ? [
            {
              message: problemText(
                label,
                error,
                t('clinic.emergency.problem', { field: label, problem: error }),
              ),
              fieldId: id,
            },
          ]
        : [];
    }),
  ];
  return (
    <Card as="section" title={t('clinic.emergency.form')} titleAs="h2">
      <FormLayout
        aria-label={t('clinic.emergency.form')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary title={t('clinic.emergency.problems')} items={problems} />
        <FormSection columns={2}>
          {offices.some(({ isClosed }) => !isClosed) && (
            <div data-span="all">
              <FormField {...frame('locationId')} hint={t('clinic.emergency.officeHint')}>
                <Select
                  value={values.locationId}
                  options={[
                    { value: '', label: t('clinic.emergency.ownAddress') },
                    ...offices
                      .filter(({ isClosed }) => !isClosed)
                      .map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
                  ]}
                  onChange={({ target }) => change({ locationId: target.value })}
                />
              </FormField>
            </div>
          )}
          <FormField {...frame('role')}>
            <Select
              value={values.role}
              options={PROFESSIONAL_ROLES.map((value) => ({
                value,
                label: optionLabel(locale, 'role', value),
              }))}
              onChange={({ target }) => change({ role: target.value as ProfessionalRole })}
            />
          </FormField>
          <FormField {...frame('hourlyRate')}>
            <NumberField
              locale={locale}
              value={values.hourlyRate}
              decimals={2}
              min={LIMITS.hourlyRateMin}
              max={LIMITS.hourlyRateMax}
              {...dollarSign(locale)}
              onValueChange={(hourlyRate) => change({ hourlyRate })}
            />
          </FormField>
          <FormField {...frame('neededDate')}>
            <DateField
              value={values.neededDate}
              min={today}
              onChange={({ target }) => change({ neededDate: target.value })}
            />
          </FormField>
          <FormField {...frame('neededTime')}>
            <TimeField
              value={values.neededTime}
              onChange={({ target }) => change({ neededTime: target.value })}
            />
          </FormField>
          <FormField {...frame('duration')}>
            <Select
              value={values.duration}
              options={DURATIONS.map((value) => ({
                value,
                label: t('clinic.emergency.hours', { hours: Number(value) / 60 }),
              }))}
              onChange={({ target }) => change({ duration: target.value })}
            />
          </FormField>
          <FormField
            {...frame('maxRadius')}
            hint={t('clinic.emergency.radiusHint', {
              km: Math.round(Number(values.maxRadius) * EMERGENCY_TERMS.widening),
            })}
          >
            <Select
              value={values.maxRadius}
              options={RADII.map((km) => ({ value: km, label: t('clinic.emergency.km', { km }) }))}
              onChange={({ target }) => change({ maxRadius: target.value })}
            />
          </FormField>
        </FormSection>
        <Disclosure summary={t('clinic.emergency.more')}>
          <Stack gap="4">
            <Checkbox
              label={t('clinic.emergency.assign')}
              hint={t('clinic.emergency.assignHint', { minutes: EMERGENCY_TERMS.collectMinutes })}
              checked={values.isAssignedForMe}
              onChange={({ target }) => change({ isAssignedForMe: target.checked })}
            />
            <FormField {...frame('title')}>
              <TextField
                value={values.title}
                maxLength={LIMITS.jobTitleMax}
                onChange={({ target }) => change({ title: target.value })}
              />
            </FormField>
            <FormField {...frame('description')}>
              <TextArea
                value={values.description}
                maxLength={LIMITS.jobDescriptionMax}
                onChange={({ target }) => change({ description: target.value })}
              />
            </FormField>
          </Stack>
        </Disclosure>
        <RequestTerms values={values} />
        <FormActions>
          <Button type="submit" size="large" loading={isSending}>
            {t('clinic.emergency.send')}
          </Button>
        </FormActions>
        <Text size="dense" tone="muted">
          {t('clinic.emergency.rounds', {
            min: EMERGENCY_TERMS.waveMinutesMin,
            max: EMERGENCY_TERMS.waveMinutesMax,
          })}
        </Text>
      </FormLayout>
      {overlapping && (
        <OverlappingDialog
          shift={overlapping}
          isSending={isSending}
          onForShift={() => void form.submitForShift(overlapping.id)}
          onAnother={() => void submit(true)}
          onClose={form.dismiss}
        />
      )}
    </Card>
  );
}
