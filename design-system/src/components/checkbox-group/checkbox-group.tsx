import { type ChangeEvent, type ComponentProps } from 'react';
import choice from '../choice/choice.module.css';
import { Question } from '../choice/question';
import styles from './checkbox-group.module.css';

export interface CheckboxGroupOption {
  /** Submitted value. */
  value: string;
  /** Visible label. */
  label: string;
  /** Visible but not editable. */
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'className'
> {
  /** Legend of the group. */
  legend: string;
  /** Options in display order. */
  options: readonly CheckboxGroupOption[];
  /** Checked values (controlled). */
  value?: readonly string[];
  /** Initially checked values. */
  defaultValue?: readonly string[];
  /** Called with the checked values in option order. Requires `value`. */
  onValueChange?: (value: string[]) => void;
  /** Help text. */
  hint?: string;
  /** Error message. */
  error?: string;
  /** One column, as many columns as fit, or one row. */
  layout?: 'list' | 'columns' | 'row';
}

const columnsOf = { list: undefined, columns: '2', row: 'row' } as const;

/** Multiple choice. Other input attributes, such as a form library's, go to each checkbox. */
export function CheckboxGroup({
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
}: CheckboxGroupProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value: changed, checked } = event.target;
    onValueChange?.(
      options
        .map((option) => option.value)
        .filter((each) => (each === changed ? checked : value?.includes(each))),
    );
  };
  return (
    <Question
      aria-invalid={Boolean(error) || undefined}
      id={id}
      legend={legend}
      hint={hint}
      error={error}
      required={required}
      disabled={disabled}
    >
      <div className={`${choice.options} ${styles.options}`} data-columns={columnsOf[layout]}>
        {options.map((option) => (
          <label key={option.value} className={choice.choice}>
            <input
              {...rest}
              type="checkbox"
              value={option.value}
              checked={value?.includes(option.value)}
              defaultChecked={value ? undefined : defaultValue?.includes(option.value)}
              disabled={option.disabled}
              onChange={handleChange}
              className={choice.input}
            />
            <span className={choice.text}>{option.label}</span>
          </label>
        ))}
      </div>
    </Question>
  );
}
