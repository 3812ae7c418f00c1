import { useState, type FormEvent } from 'react';
import { optionLabel } from '@tbt/contracts';
import { toast } from '@tbt/design-system';
import { normalizeDecimal, typedDecimal, useLocale, type UserErrorLike } from '@tbt/web-kit';
import { SetTypicalRateDocument, type TypicalRateRowFragment } from '../../generated/graphql';
import { FormDialog } from '../../parts/form-dialog/form-dialog';
import { RateField } from '../../parts/rate-field/rate-field';
import { useShiftAct } from '../../parts/shift-act/use-shift-act';
import { useText } from '../../texts';

export function RateDialog({
  rate,
  onClose,
}: {
  rate: TypicalRateRowFragment;
  onClose: () => void;
}) {
  const t = useText();
  const { locale } = useLocale();
  const { act, isBusy } = useShiftAct(SetTypicalRateDocument, (data) => data.setTypicalRate);
  const [median, setMedian] = useState(() => typedDecimal(locale, rate.median));
  const [errors, setErrors] = useState<readonly UserErrorLike[]>([]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const { province, role } = rate;
    const problems = await act({ province, role, median: normalizeDecimal(median) });
    setErrors(problems);
    if (problems.length > 0) return;
    toast({ title: t('jobs.desk.rates.done') });
    onClose();
  };
  const isField = ({ path }: UserErrorLike) => path[0] === 'median';
  return (
    <FormDialog
      title={t('jobs.desk.rates.title', {
        role: optionLabel(locale, 'role', rate.role),
        province: optionLabel(locale, 'province', rate.province),
      })}
      submitLabel={t('jobs.desk.rates.save')}
      onSubmit={(event) => void send(event)}
      isSubmitting={isBusy}
      errors={errors.filter((error) => !isField(error)).map(({ message }) => message)}
      onClose={onClose}
    >
      <RateField
        label={t('jobs.desk.rates.median')}
        error={errors.find(isField)?.message}
        value={median}
        onChange={(event) => setMedian(event.target.value)}
      />
    </FormDialog>
  );
}
