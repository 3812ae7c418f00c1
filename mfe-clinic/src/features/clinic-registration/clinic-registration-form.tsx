import { useState, type FormEvent } from 'react';
import { promotionCodeOf } from '@tbt/contracts';
import { Button, FormActions, FormLayout, Heading, Stack, Text } from '@tbt/design-system';
import { ErrorSummary, Stepper } from '@tbt/design-system/fields';
import { problemText } from '@tbt/web-kit';
import type { RegisteredOfficeFragment } from '../../generated/graphql';
import { useText } from '../../texts';
import { AccountStep } from './account-step';
import { ArrivalStep, GuideStep } from './guide-steps';
import { OfficeStep } from './office-step';
import { PlanStep } from './plan-step';
import { fieldId } from './registration-field';
import { registrationSteps, type OpenStep, type RegistrationField } from './registration-steps';
import { ReviewStep } from './review-step';
import { useClinicRegistration } from './use-clinic-registration';
import { useRegistrationSteps } from './use-registration-steps';

export interface ClinicRegistrationFormProps {
  /** The signed-in clinic; null for a visitor. */
  office?: RegisteredOfficeFragment | null;
  missing?: readonly OpenStep[];
  /** Places of the launch offer; null while unknown. */
  remaining?: number | null;
  /** The account exists, and the next page opens. */
  onRegistered?: () => void;
}

/** The registration of a clinic step by step; the step is in the address. */
export function ClinicRegistrationForm({
  office = null,
  missing,
  remaining = null,
  onRegistered,
}: ClinicRegistrationFormProps) {
  const t = useText();
  const [steps] = useState(() => missing ?? registrationSteps());
  const { form, rule, isRestored } = useClinicRegistration(office, onRegistered);
  const guide = useRegistrationSteps(form, rule, steps, remaining);
  const { step, fields } = guide.current;
  const isLast = step === 'review';
  const code = promotionCodeOf(form.watch('promotionalCode'));
  const hasCode = step === 'plan' && code !== null && remaining !== 0;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) form.onSubmit(event);
    else void guide.proceed();
  };
  const problems = [
    ...(isLast ? form.formErrors.map((message) => ({ message })) : []),
    ...guide.problems.map(({ name, message: problem, isFixed }) => {
      const field = t(`clinic.register.${name as Exclude<RegistrationField, 'plan'>}`);
      const named = t('clinic.register.problem', { field, problem });
      return { message: problemText(field, problem, named), fieldId: fieldId(name), isFixed };
    }),
  ];
  const props = { form, fields };
  return (
    <Stack gap="6" ref={guide.top}>
      <Stepper
        label={t('clinic.register.steps')}
        steps={steps.map((one, place) => ({
          value: one.step,
          label: t(`clinic.register.step.${one.step}`),
          ...(place < guide.index && {
            state: 'done' as const,
            stateLabel: t('clinic.register.stepDone'),
          }),
        }))}
        current={step}
        progressText={t('clinic.register.progress', {
          number: guide.index + 1,
          count: steps.length,
        })}
        onStepSelect={(value) => {
          const chosen = steps.find((one) => one.step === value);
          if (chosen) guide.go(chosen.step);
        }}
      />
      <FormLayout onSubmit={onSubmit} aria-label={t('clinic.register.title')}>
        {form.attempts > 0 && (
          <ErrorSummary
            key={`${step}-${form.attempts}`}
            title={t('clinic.register.problems')}
            items={problems}
          />
        )}
        <Stack gap="1">
          <Heading as="h2" ref={guide.heading} tabIndex={-1}>
            {t(`clinic.register.step.${step}`)}
          </Heading>
          <Text tone="muted">{t(`clinic.register.about.${hasCode ? 'planByCode' : step}`)}</Text>
        </Stack>
        {step === 'account' && <AccountStep {...props} isRestored={isRestored} />}
        {step === 'office' && (
          <OfficeStep {...props} name={office && `${office.firstName} ${office.lastName}`} />
        )}
        {step === 'arrival' && <ArrivalStep {...props} />}
        {step === 'guide' && <GuideStep {...props} />}
        {step === 'plan' && <PlanStep {...props} remaining={remaining} />}
        {isLast && (
          <ReviewStep form={form} steps={steps} isNew={office === null} onChange={guide.go} />
        )}
        <FormActions>
          <Button
            key={step}
            type="submit"
            size="large"
            loading={form.isSubmitting}
            loadingLabel={t('clinic.register.sending')}
          >
            {t(
              !isLast
                ? 'clinic.register.continue'
                : office
                  ? 'clinic.register.save'
                  : 'clinic.register.submit',
            )}
          </Button>
          {guide.index > 0 && (
            <Button variant="secondary" size="large" onClick={guide.back}>
              {t('clinic.register.back')}
            </Button>
          )}
        </FormActions>
      </FormLayout>
    </Stack>
  );
}
