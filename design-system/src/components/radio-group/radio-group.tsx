import { type ChangeEvent, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import choice from '../choice/choice.module.css';
import { Question } from '../choice/question';
import styles from './radio-group.module.css';

export interface RadioGroupOption {
  /** What is sent. */
  value: string;
  /** What you read. */
  label: string;
  /** A second line that tells the options apart. */
  hint?: string;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'className'
> {
  /** The question over the options. */
  legend: string;
  /** The name the answer is sent under; it also ties the options together. */
  name: string;
  /** The options, in this order. */
  options: readonly RadioGroupOption[];
  /** The chosen value, when you hold it yourself. */
  value?: string;
  /** The value chosen at the start. */
  defaultValue?: string;
  /** Gets the newly chosen value. */
  onValueChange?: (value: string) => void;
  /** A sentence that helps to answer. */
  hint?: string;
  /** What is wrong with the answer. */
  error?: string;
  /** `list` and `row` show dots with a text, `cards` gives each option a frame of its own. */
  layout?: 'list' | 'row' | 'cards';
}

/** One answer of a few, all in view. Other input attributes, such as a form library's, go to each option. */
export function RadioGroup({
  legend,
  options,
  value,
  defaultValue,
  onValueChange,
  onChange,
  hint,
  error,
  layout = 'list',
  required,
  id,
  disabled,
  ...rest
}: RadioGroupProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
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
      <div
        className={classNames(choice.options, layout === 'cards' && styles.cards)}
        data-columns={layout === 'row' ? 'row' : undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={choice.choice}>
            <input
              {...rest}
              type="radio"
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              disabled={option.disabled}
              onChange={handleChange}
              className={choice.input}
            />
            <span className={choice.text}>
              {option.label}
              {option.hint && <span className={choice.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Question>
  );
}
