import { type ChangeEvent, type ComponentProps } from 'react';
import choice from '../choice/choice.module.css';
import { Question } from '../choice/question';
import styles from './checkbox-group.module.css';

export interface CheckboxGroupOption {
  /** What is sent. */
  value: string;
  /** What you read. */
  label: string;
  /** Shown, but not to be changed. */
  disabled?: boolean;
}

export interface CheckboxGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'children' | 'className'
> {
  /** The question over the boxes. */
  legend: string;
  /** The boxes, in this order. */
  options: readonly CheckboxGroupOption[];
  /** Values of the ticked boxes, when you hold them yourself. */
  value?: readonly string[];
  /** Values of the boxes that are ticked at the start. */
  defaultValue?: readonly string[];
  /** Gets the ticked values in the order of the options after each press. Needs `value`. */
  onValueChange?: (value: string[]) => void;
  /** A sentence that helps to answer. */
  hint?: string;
  /** What is wrong with the answer. */
  error?: string;
  /** Below each other, in as many columns as fit, or one after the other. */
  layout?: 'list' | 'columns' | 'row';
}

const columnsOf = { list: undefined, columns: '2', row: 'row' } as const;

/** Several answers to one question. Other input attributes, such as a form library's, go to each box. */
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
