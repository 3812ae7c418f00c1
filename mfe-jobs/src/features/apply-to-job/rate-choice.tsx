import { RadioGroup } from '@tbt/design-system';
import { useFormats } from '@tbt/web-kit';
import { RateField, typedRate } from '../../parts/rate-field/rate-field';
import { RateTotal } from '../../parts/rate-field/rate-total';
import { useText } from '../../texts';
import type { useApplyToJob } from './use-apply-to-job';

type ApplyState = ReturnType<typeof useApplyToJob>;

export interface RateChoiceProps {
  form: ApplyState;
  postedRate: string;
  /** Of the shift. */
  minutes: number;
  /** Without what the clinic can answer, where the dialog says it. */
  isProposal: boolean;
}

export function RateChoice({ form, postedRate, minutes, isProposal }: RateChoiceProps) {
  const t = useText();
  const formats = useFormats();
  const chosen = form.watch('rate');
  const posted = formats.currency(postedRate);
  return (
    <>
      <RadioGroup
        legend={t('jobs.apply.rate')}
        options={[
          { value: 'posted', label: t('jobs.apply.postedRate', { rate: posted }) },
          {
            ...{ value: 'own', label: t('jobs.apply.ownRate') },
            ...(!isProposal && { hint: t('jobs.apply.ownRateHint') }),
          },
        ]}
        name="rate"
        value={chosen}
        onValueChange={(rate) => {
          form.setValue('rate', rate === 'own' ? 'own' : 'posted');
          form.setValue('hourlyRate', '', { shouldValidate: form.isSubmitted });
        }}
      />
      {chosen === 'own' && (
        <>
          <RateField
            label={t('jobs.apply.ownRateField')}
            error={form.errorOf('hourlyRate')}
            {...form.register('hourlyRate', typedRate)}
          />
          <RateTotal hourlyRate={form.watch('hourlyRate')} minutes={minutes} />
        </>
      )}
    </>
  );
}
