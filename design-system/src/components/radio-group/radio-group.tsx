import { type ChangeEvent, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import choice from '../choice/choice.module.css';
import { Question } from '../choice/question';
import styles from './radio-group.module.css';

export interface RadioGroupOption {
  /** Submitted value. */
  value: string;
  /** Label. */
  label: string;
  /** A second line that describes the option. */
  hint?: string;
  /** Visible but not selectable. */
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'className'
> {
  /** Legend of the group. */
  legend: string;
  /** Field name, which groups the options. */
  name: string;
  /** Options in display order. */
  options: readonly RadioGroupOption[];
  /** The selected value (controlled). */
  value?: string;
  /** The initially selected value. */
  defaultValue?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
  /** Help text. */
  hint?: string;
  /** Error message. */
  error?: string;
  /** `list` and `row` show radio buttons, `cards` gives each option a border. */
  layout?: 'list' | 'row' | 'cards';
}

/** Single choice with visible options. Other input attributes, such as a form library's, go to each option. */
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
