import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { Question } from '../choice/question';
import { Mark, stepsOf, type RatingSkin } from './marks';
import styles from './rating.module.css';

export interface RatingProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'className' | 'max' | 'size'
> {
  /** Legend of the group. */
  legend: string;
  /** Field name. */
  name: string;
  /** Label of each value, for example "3 of 5, good". */
  labelOf: (value: number) => string;
  /** The rating (controlled); `null` while none is given. */
  value?: number | null;
  /** The initial rating. */
  defaultValue?: number;
  /** Called with the new rating, from 1 to `max`. */
  onValueChange?: (value: number) => void;
  /** Maximum. */
  max?: number;
  /** Icon: star or tooth. */
  skin?: RatingSkin;
  /** Help text. */
  hint?: string;
  /** Error message. */
  error?: string;
}

/** A rating input. Arrow keys select; other input attributes go to each radio button. */
export function Rating({
  legend,
  labelOf,
  value,
  defaultValue,
  onValueChange,
  onChange,
  max = 5,
  skin = 'star',
  hint,
  error,
  required,
  disabled,
  id,
  ...rest
}: RatingProps) {
  const [own, setOwn] = useState(defaultValue ?? null);
  const [pointed, setPointed] = useState<number | null>(null);
  const chosen = value === undefined ? own : value;
  const shown = pointed ?? chosen ?? 0;
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const next = Number(event.target.value);
    setOwn(next);
    onChange?.(event);
    onValueChange?.(next);
  };
  return (
    <Question
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={Boolean(error) || undefined}
      id={id}
      legend={legend}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
    >
      <div className={styles.line}>
        <div className={styles.marks} onPointerLeave={() => setPointed(null)}>
          {stepsOf(max).map((step) => (
            <label
              key={step}
              className={styles.mark}
              data-given={step <= shown || undefined}
              onPointerEnter={(event) =>
                setPointed(event.pointerType === 'mouse' && !disabled ? step : null)
              }
            >
              <input
                {...rest}
                type="radio"
                value={step}
                aria-label={labelOf(step)}
                checked={step === chosen}
                onChange={handleChange}
                className={styles.input}
              />
              <Mark skin={skin} filled={step <= shown} />
            </label>
          ))}
        </div>
        {shown > 0 && (
          <span className={styles.words} aria-hidden="true">
            {labelOf(shown)}
          </span>
        )}
      </div>
    </Question>
  );
}
