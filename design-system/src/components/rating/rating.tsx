import { useState, type ChangeEvent, type ComponentProps } from 'react';
import { Question } from '../choice/question';
import { Mark, stepsOf, type RatingSkin } from './marks';
import styles from './rating.module.css';

export interface RatingProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'className' | 'max' | 'size'
> {
  /** The question over the marks. */
  legend: string;
  /** The name the answer is sent under. */
  name: string;
  /** What one mark means, for example "3 of 5, good": its name, and the text beside the marks. */
  labelOf: (value: number) => string;
  /** The rating, when you hold it yourself; `null` while none is given. */
  value?: number | null;
  /** The rating at the start. */
  defaultValue?: number;
  /** Gets the new rating, from 1 to `max`. */
  onValueChange?: (value: number) => void;
  /** The best there is. */
  max?: number;
  /** What is counted: stars, or teeth. */
  skin?: RatingSkin;
  /** A sentence that helps to answer. */
  hint?: string;
  /** What is wrong with the answer. */
  error?: string;
}

/** How good something was. Arrow keys choose; every mark has a name. Other input attributes go to each mark. */
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
