import { Checkbox, FormField, RadioGroup, TextField } from '@tbt/design-system';
import { useText } from '../../texts';
import type { RulingFormState } from './use-ruling-form';

interface EffectFieldsProps {
  form: RulingFormState;
  possible: readonly string[];
}

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
      {canSetHours && form.watch('setsHours') && (
        <FormField
          label={t('jobs.desk.disputes.minutes')}
          hint={t('jobs.desk.disputes.minutesHint')}
          required
        >
          <TextField inputMode="numeric" {...form.register('minutes')} />
        </FormField>
      )}
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
