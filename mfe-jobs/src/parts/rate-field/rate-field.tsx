import type { ComponentProps, RefCallback } from 'react';
import { LIMITS } from '@tbt/contracts';
import { dollarSign, FormField, TextField } from '@tbt/design-system';
import { normalizeDecimal, useDecimalRef, useFormats, useLocale } from '@tbt/web-kit';
import { useText } from '../../texts';

type InputProps = Omit<ComponentProps<typeof TextField>, 'ref'> & {
  ref?: RefCallback<HTMLInputElement> | undefined;
};

/** Registers a rate in a form: `form.register('hourlyRate', typedRate)`. */
export const typedRate = { setValueAs: normalizeDecimal };

/** Canadian dollars per hour, as typed. */
export function RateInput({ ref, ...props }: InputProps) {
  const decimalRef = useDecimalRef(ref);
  const { locale } = useLocale();
  return (
    <TextField
      ref={decimalRef}
      inputMode="decimal"
      autoComplete="off"
      {...dollarSign(locale)}
      {...props}
    />
  );
}

export interface RateFieldProps extends InputProps {
  label: string;
  error: string | undefined;
}

export function RateField({ id, label, error, ...input }: RateFieldProps) {
  const t = useText();
  const formats = useFormats();
  const hint = t('jobs.rate.hint', {
    min: formats.currency(LIMITS.hourlyRateMin),
    max: formats.currency(LIMITS.hourlyRateMax),
  });
  return (
    <FormField id={id} label={label} hint={hint} error={error} required>
      <RateInput {...input} />
    </FormField>
  );
}
