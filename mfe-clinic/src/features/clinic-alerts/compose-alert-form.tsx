import { useDeferredValue } from 'react';
import {
  CLINIC_ALERT_TERMS,
  EDUCATION_TIERS,
  LIMITS,
  optionLabel,
  PROFESSIONAL_ROLES,
  PROVINCES,
  URGENCY_LEVELS,
  YEARS_EXPERIENCE,
  type OptionSet,
} from '@tbt/contracts';
import {
  Button,
  Card,
  DateField,
  FormActions,
  FormField,
  FormLayout,
  FormSection,
  Select,
  TextArea,
  TextField,
} from '@tbt/design-system';
import { ErrorSummary } from '@tbt/design-system/fields';
import { problemText, useLocale, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import { AudiencePreview } from './audience-preview';
import { roleOf, useComposeAlert, type AlertValues } from './use-compose-alert';

const CRITERIA = [
  { name: 'role', set: 'role', values: PROFESSIONAL_ROLES },
  { name: 'province', set: 'province', values: PROVINCES },
  { name: 'educationTier', set: 'educationTier', values: EDUCATION_TIERS },
  { name: 'experienceLevel', set: 'yearsExperience', values: YEARS_EXPERIENCE },
] as const satisfies readonly { name: string; set: OptionSet; values: readonly string[] }[];

const LABELS = {
  title: 'clinic.alerts.subject',
  message: 'clinic.alerts.message',
  role: 'clinic.alerts.role',
  province: 'clinic.alerts.province',
  educationTier: 'clinic.alerts.educationTier',
  experienceLevel: 'clinic.alerts.experienceLevel',
  city: 'clinic.alerts.city',
  urgencyLevel: 'clinic.alerts.urgency',
  expiresOn: 'clinic.alerts.lastDay',
} as const satisfies Record<keyof AlertValues, string>;
const FIELDS = Object.keys(LABELS) as (keyof AlertValues)[];

/** The words, the audience with a preview, urgency and last day; sent once. */
export function ComposeAlertForm({ onSent }: { onSent: () => void }) {
  const t = useText();
  const { locale } = useLocale();
  const { viewer } = useSession();
  const form = useComposeAlert(viewer?.province ?? null, onSent);
  const { values, errors, change } = form;
  const { role, province, city, educationTier, experienceLevel } = values;
  const audience = useDeferredValue({
    role: roleOf(role),
    province: province || null,
    city: city.trim() || null,
    educationTier: educationTier || null,
    experienceLevel: experienceLevel || null,
  });
  const frame = (name: keyof AlertValues) => ({
    id: `alert-${name}`,
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
                t('clinic.alerts.problem', { field: label, problem: error }),
              ),
              fieldId: id,
            },
          ]
        : [];
    }),
  ];
  return (
    <Card as="section" title={t('clinic.alerts.compose')} titleAs="h2">
      <FormLayout
        aria-label={t('clinic.alerts.compose')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <ErrorSummary title={t('clinic.alerts.problems')} items={problems} />
        <FormSection columns={2}>
          <div data-span="all">
            <FormField {...frame('title')} required>
              <TextField
                value={values.title}
                maxLength={CLINIC_ALERT_TERMS.titleMax}
                onChange={({ target }) => change({ title: target.value })}
              />
            </FormField>
          </div>
          <div data-span="all">
            <FormField {...frame('message')} required>
              <TextArea
                value={values.message}
                maxLength={CLINIC_ALERT_TERMS.messageMax}
                onChange={({ target }) => change({ message: target.value })}
              />
            </FormField>
          </div>
          {CRITERIA.map(({ name, set, values: options }) => (
            <FormField key={name} {...frame(name)}>
              <Select
                value={values[name]}
                placeholder={t('clinic.alerts.any')}
                options={options.map((value) => ({
                  value,
                  label: optionLabel(locale, set, value),
                }))}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            </FormField>
          ))}
          <FormField {...frame('city')} optionalLabel={t('clinic.alerts.optional')}>
            <TextField
              value={values.city}
              maxLength={LIMITS.cityMax}
              onChange={({ target }) => change({ city: target.value })}
            />
          </FormField>
          <FormField {...frame('urgencyLevel')}>
            <Select
              value={values.urgencyLevel}
              options={URGENCY_LEVELS.map((value) => ({
                value,
                label: optionLabel(locale, 'urgencyLevel', value),
              }))}
              onChange={({ target }) => change({ urgencyLevel: target.value })}
            />
          </FormField>
          <FormField {...frame('expiresOn')} optionalLabel={t('clinic.alerts.optional')}>
            <DateField
              value={values.expiresOn}
              onChange={({ target }) => change({ expiresOn: target.value })}
            />
          </FormField>
        </FormSection>
        <AudiencePreview audience={audience} />
        <FormActions>
          <Button type="submit" size="large" loading={form.isSending}>
            {t('clinic.alerts.send')}
          </Button>
        </FormActions>
      </FormLayout>
    </Card>
  );
}
