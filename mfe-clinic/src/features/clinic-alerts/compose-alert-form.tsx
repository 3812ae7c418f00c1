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
  Banner,
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
import { useLocale, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';
import { AudiencePreview } from './audience-preview';
import { roleOf, useComposeAlert } from './use-compose-alert';

const CRITERIA = [
  { name: 'role', set: 'role', values: PROFESSIONAL_ROLES },
  { name: 'province', set: 'province', values: PROVINCES },
  { name: 'educationTier', set: 'educationTier', values: EDUCATION_TIERS },
  { name: 'experienceLevel', set: 'yearsExperience', values: YEARS_EXPERIENCE },
] as const satisfies readonly { name: string; set: OptionSet; values: readonly string[] }[];

/** The words, the audience with a preview, urgency and last day; sent once. */
export function ComposeAlertForm({ isOpen, onSent }: { isOpen: boolean; onSent: () => void }) {
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
  return (
    <Card as="section" title={t('clinic.alerts.compose')} titleAs="h2">
      <FormLayout
        aria-label={t('clinic.alerts.compose')}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {errors.form && (
          <Banner tone="danger" live="alert">
            {errors.form}
          </Banner>
        )}
        <FormSection columns={2}>
          <div data-span="all">
            <FormField label={t('clinic.alerts.subject')} error={errors.title} required>
              <TextField
                value={values.title}
                maxLength={CLINIC_ALERT_TERMS.titleMax}
                onChange={({ target }) => change({ title: target.value })}
              />
            </FormField>
          </div>
          <div data-span="all">
            <FormField label={t('clinic.alerts.message')} error={errors.message} required>
              <TextArea
                value={values.message}
                maxLength={CLINIC_ALERT_TERMS.messageMax}
                onChange={({ target }) => change({ message: target.value })}
              />
            </FormField>
          </div>
          {CRITERIA.map(({ name, set, values: options }) => (
            <FormField key={name} label={t(`clinic.alerts.${name}`)} error={errors[name]}>
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
          <FormField label={t('clinic.alerts.city')} error={errors.city}>
            <TextField
              value={values.city}
              maxLength={LIMITS.cityMax}
              onChange={({ target }) => change({ city: target.value })}
            />
          </FormField>
          <FormField label={t('clinic.alerts.urgency')} error={errors.urgencyLevel}>
            <Select
              value={values.urgencyLevel}
              options={URGENCY_LEVELS.map((value) => ({
                value,
                label: optionLabel(locale, 'urgencyLevel', value),
              }))}
              onChange={({ target }) => change({ urgencyLevel: target.value })}
            />
          </FormField>
          <FormField
            label={t('clinic.alerts.lastDay')}
            optionalLabel={t('clinic.alerts.optional')}
            error={errors.expiresOn}
          >
            <DateField
              value={values.expiresOn}
              onChange={({ target }) => change({ expiresOn: target.value })}
            />
          </FormField>
        </FormSection>
        <AudiencePreview audience={audience} />
        <FormActions>
          <Button type="submit" size="large" loading={form.isSending} disabled={!isOpen}>
            {t('clinic.alerts.send')}
          </Button>
        </FormActions>
      </FormLayout>
    </Card>
  );
}
