import { Checkbox, FormField, Grid, NumberField, RadioGroup, TimeField } from '@tbt/design-system';
import { useText } from '../../texts';
import type { RulingFormState } from './use-ruling-form';

interface EffectFieldsProps {
  form: RulingFormState;
  possible: readonly string[];
}

function HoursFields({ form }: Pick<EffectFieldsProps, 'form'>) {
  const t = useText();
  return (
    <Grid column="small" gap="4">
      <FormField
        label={t('jobs.desk.disputes.startTime')}
        error={form.errorOf('startTime')}
        required
      >
        <TimeField {...form.register('startTime')} />
      </FormField>
      <FormField label={t('jobs.desk.disputes.endTime')} error={form.errorOf('endTime')} required>
        <TimeField {...form.register('endTime')} />
      </FormField>
      <FormField label={t('jobs.desk.disputes.break')} error={form.errorOf('breakMinutes')}>
        <NumberField min={0} {...form.register('breakMinutes')} />
      </FormField>
    </Grid>
  );
}

/** What the ruling changes, as far as this kind of case allows. */
export function EffectFields({ form, possible }: EffectFieldsProps) {
  const t = useText();
  const isMissed = possible.includes('deduction');
  const isLifted = form.watch('deduction') === 'yes';
  const canSetHours = possible.includes('hours') && (!isMissed || isLifted);
  return (
    <>
      {isMissed && (
        <RadioGroup
          legend={t('jobs.desk.disputes.noShow')}
          options={[
            { value: 'no', label: t('jobs.desk.disputes.noShowStands') },
            { value: 'yes', label: t('jobs.desk.disputes.noShowLifted') },
          ]}
          {...form.register('deduction')}
        />
      )}
      {canSetHours && (
        <Checkbox label={t('jobs.desk.disputes.setHours')} {...form.register('setsHours')} />
      )}
      {canSetHours && form.watch('setsHours') && <HoursFields form={form} />}
      {possible.includes('payment') && (
        <RadioGroup
          legend={t('jobs.desk.disputes.payment')}
          options={[
            { value: 'none', label: t('jobs.desk.disputes.paymentKept') },
            { value: 'yes', label: t('jobs.desk.disputes.paymentPaid') },
            { value: 'no', label: t('jobs.desk.disputes.paymentUnpaid') },
          ]}
          {...form.register('payment')}
        />
      )}
    </>
  );
}
