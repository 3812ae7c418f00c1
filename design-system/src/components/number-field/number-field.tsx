import { useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { TextField } from '../text-field';
import { formatNumber, parseNumber, roundTo } from './number-text';
import styles from './number-field.module.css';

export interface NumberFieldProps extends Omit<
  ComponentProps<'input'>,
  | 'type'
  | 'size'
  | 'prefix'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'step'
  | 'inputMode'
  | 'onChange'
> {
  /** Locale of the number, such as `en-CA` or `fr-CA`. Comma and point are both accepted. */
  locale: string;
  /** The number; `null` when empty or invalid. */
  value: number | null;
  /** Called on each input with the number, rounded to `decimals` and not clamped. */
  onValueChange: (value: number | null) => void;
  /** Fraction digits: 2 for a rate. */
  decimals?: number;
  /** Minimum for the arrow keys. */
  min?: number;
  /** Maximum for the arrow keys. */
  max?: number;
  /** Step of the arrow keys; Page Up and Page Down use ten times as much. */
  step?: number;
  /** Symbol before the value, such as a currency. */
  prefix?: ReactNode;
  /** Unit after the value. */
  suffix?: ReactNode;
  /** The value in words for screen readers, such as "42.50 dollars an hour". */
  valueText?: string;
}

const stepsOf = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 } as const;

const isStepKey = (key: string): key is keyof typeof stepsOf => key in stepsOf;

/** A number input, such as a rate. Put it into a `FormField`. `name` submits it with a decimal point. */
export function NumberField({
  locale,
  value,
  onValueChange,
  decimals = 0,
  min = -Infinity,
  max = Infinity,
  step = 1,
  valueText,
  name,
  onBlur,
  onKeyDown,
  ...rest
}: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const written = value === null ? '' : formatNumber(value, locale, decimals);
  const isNotANumber = draft !== null && draft.trim() !== '' && parseNumber(draft) === null;
  const type = (text: string) => {
    const number = parseNumber(text);
    setDraft(text);
    onValueChange(number === null ? null : roundTo(number, decimals));
  };
  const stepBy = (steps: number) => {
    const next = roundTo((value ?? (Number.isFinite(min) ? min : 0)) + steps * step, decimals);
    setDraft(null);
    onValueChange(Math.min(Math.max(next, min), max));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (!isStepKey(event.key) || rest.disabled || rest.readOnly) return;
    event.preventDefault();
    stepBy(stepsOf[event.key]);
  };
  return (
    <>
      <TextField
        {...rest}
        {...(isNotANumber ? { 'aria-invalid': true } : {})}
        role="spinbutton"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={styles.number}
        value={draft ?? written}
        aria-valuenow={value ?? undefined}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuetext={value === null ? undefined : (valueText ?? written)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          // Invalid input stays visible to be fixed.
          if (!isNotANumber) setDraft(null);
          onBlur?.(event);
        }}
      />
      {name && <input type="hidden" name={name} value={value ?? ''} disabled={rest.disabled} />}
    </>
  );
}
