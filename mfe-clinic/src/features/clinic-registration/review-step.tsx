import {
  normalisePostalCode,
  optionLabel,
  PLAN_KEYS,
  planPriceOf,
  promotionCodeOf,
  spellTown,
  type ClinicVibe,
  type Province,
} from '@tbt/contracts';
import { Button, Card, DataList, Stack, Text } from '@tbt/design-system';
import { AccountAgreement } from '@tbt/people-ui';
import { useFormats, useLocale } from '@tbt/web-kit';
import { usePlanName } from '../../parts/plan-name';
import { PlanTaxLines } from '../../parts/plan-tax-lines';
import { useText } from '../../texts';
import type { OpenStep, RegistrationField, RegistrationStep } from './registration-steps';
import type { ClinicRegistrationState } from './use-clinic-registration';

const HIDDEN: readonly RegistrationField[] = ['password', 'confirmPassword', 'plan'];

function PlanLines({ form, isNew }: Pick<ReviewStepProps, 'form' | 'isNew'>) {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const code = promotionCodeOf(form.getValues('promotionalCode'));
  if (code) return <Text>{t('clinic.register.reviewCode', { code })}</Text>;
  const plan = PLAN_KEYS.find((known) => known === form.getValues('plan')) ?? 'none';
  if (plan === 'none')
    return (
      <Stack gap="1">
        <Text strong>{nameOf('none')}</Text>
        <Text>{t('clinic.plans.about.none')}</Text>
      </Stack>
    );
  const { price, taxes, total } = planPriceOf(plan, form.getValues('province'));
  return (
    <Stack gap="1">
      <Text strong>
        {nameOf(plan)} · {t('clinic.plans.perMonth', { price: formats.dollars(price) })}
      </Text>
      {total && <PlanTaxLines taxes={taxes} total={total} />}
      <Text size="small">
        {isNew && total
          ? t('clinic.register.reviewTrial', { total: formats.currency(total) })
          : t('clinic.register.reviewPlan')}
      </Text>
    </Stack>
  );
}

export interface ReviewStepProps {
  form: ClinicRegistrationState;
  steps: readonly OpenStep[];
  isNew: boolean;
  onChange: (step: RegistrationStep) => void;
}

/** Everything that will be sent, with a way back to each step. */
export function ReviewStep({ form, steps, isNew, onChange }: ReviewStepProps) {
  const t = useText();
  const { locale } = useLocale();
  const values = form.getValues();
  const shownAs = (field: RegistrationField): string => {
    const value = values[field].trim();
    if (field === 'province' && value) return optionLabel(locale, 'province', value as Province);
    if (field === 'city') return spellTown(value);
    if (field === 'postalCode') return normalisePostalCode(value) ?? value;
    if (field === 'clinicVibe' && value)
      return optionLabel(locale, 'clinicVibe', value as ClinicVibe);
    if (field === 'minutesPerPatient' && value)
      return t('clinic.register.minutes', { minutes: value });
    return value.replace(/\s*\n\s*/g, ' · ');
  };
  return (
    <Stack gap="4">
      {steps
        .filter(({ step }) => step !== 'review')
        .map(({ step, fields }) => {
          const facts = fields
            .filter((field) => !HIDDEN.includes(field) && shownAs(field) !== '')
            .map((field) => ({
              term: t(`clinic.register.${field as Exclude<RegistrationField, 'plan'>}`),
              description: shownAs(field),
            }));
          const name = t(`clinic.register.step.${step}`);
          return (
            <Card
              key={step}
              as="section"
              titleAs="h3"
              title={name}
              aside={
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={t('clinic.register.changeStep', { step: name })}
                  onClick={() => onChange(step)}
                >
                  {t('clinic.register.change')}
                </Button>
              }
            >
              {step === 'plan' ? (
                <PlanLines form={form} isNew={isNew} />
              ) : facts.length > 0 ? (
                <DataList items={facts} />
              ) : (
                <Text tone="muted">{t('clinic.register.nothing')}</Text>
              )}
            </Card>
          );
        })}
      {isNew && <AccountAgreement />}
    </Stack>
  );
}
