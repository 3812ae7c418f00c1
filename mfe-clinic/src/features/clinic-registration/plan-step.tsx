import { LAUNCH_CODE, PLAN_KEYS, planPriceOf, promotionCodeOf } from '@tbt/contracts';
import { Button, FormSection, RadioGroup, Text, TextField } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { Controller } from '@tbt/web-kit/forms';
import { usePlanLimits } from '../../parts/plan-limits';
import { usePlanName } from '../../parts/plan-name';
import { useText } from '../../texts';
import { ClaimedOffer } from './claimed-offer';
import { fieldId, RegistrationFormField, type StepProps } from './registration-field';

/** A plan of the table, or a code that makes Premium free. @param remaining places of the launch code; null while unknown. */
export function PlanStep({ form, remaining }: StepProps & { remaining: number | null }) {
  const t = useText();
  const formats = useFormats();
  const nameOf = usePlanName();
  const limitsOf = usePlanLimits();
  const typed = form.watch('promotionalCode');
  const isPaid = form.watch('plan') !== 'none';
  const province = form.watch('province');
  const isClaim = promotionCodeOf(typed) !== null;
  const plans = PLAN_KEYS.map((plan) => {
    const { price, total } = planPriceOf(plan, province);
    const about = t(`clinic.plans.about.${plan}`);
    const monthly = t('clinic.plans.perMonth', { price: formats.dollars(price) });
    const withTaxes = total && t('clinic.plans.total', { total: formats.currency(total) });
    const cost = plan === 'none' ? [] : [monthly, withTaxes].filter(Boolean);
    return {
      value: plan,
      label: nameOf(plan),
      hint: `${[cost.join(' · '), about].filter(Boolean).join('. ')} ${limitsOf(plan)}`,
    };
  });
  return (
    <FormSection>
      <ClaimedOffer typed={typed} remaining={remaining} />
      {!isClaim && (
        <>
          <Controller
            control={form.control}
            name="plan"
            render={({ field: { value, name, onChange } }) => (
              <RadioGroup
                id={fieldId('plan')}
                name={name}
                legend={t('clinic.register.plan')}
                layout="cards"
                options={plans}
                value={value}
                onValueChange={onChange}
              />
            )}
          />
          <Text size="small" tone="muted">
            {isPaid
              ? `${t('clinic.register.planTrial')} ${t('clinic.plans.cardNeeded')} ${t('clinic.register.planHint')}`
              : t('clinic.register.planLater')}
          </Text>
          <Text size="small" tone="muted">
            {t('clinic.plans.suggested')}
          </Text>
        </>
      )}
      {!typed && Boolean(remaining) && (
        <div>
          <Button
            type="button"
            variant="secondary"
            onClick={() => form.setValue('promotionalCode', LAUNCH_CODE)}
          >
            {t('clinic.register.useCode', { code: LAUNCH_CODE, count: remaining ?? 0 })}
          </Button>
        </div>
      )}
      <RegistrationFormField
        form={form}
        name="promotionalCode"
        hint={t('clinic.register.promotionalCodeHint')}
      >
        <TextField autoComplete="off" {...form.register('promotionalCode')} />
      </RegistrationFormField>
    </FormSection>
  );
}
