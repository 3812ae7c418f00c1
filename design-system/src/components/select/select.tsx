import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from '../form-field/field-context';
import fieldStyles from '../field-control/field-control.module.css';
import { Icon } from '../icon';
import styles from './select.module.css';

export interface SelectOption {
  /** What is sent. */
  value: string;
  /** What you read. */
  label: string;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}

export interface SelectGroup {
  /** The heading over the group. */
  label: string;
  options: readonly SelectOption[];
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'multiple' | 'size' | 'children'
> {
  /** What you can choose, in this order; entries with `options` become groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The text of the empty choice. Without it the first option is chosen at the start. */
  placeholder?: string;
}

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** One choice of a list, with the picker of the device you hold. Put it into a `FormField`. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <div className={styles.frame}>
      <select {...control} className={classNames(fieldStyles.control, styles.select, className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(renderOption)}
            </optgroup>
          ) : (
            renderOption(entry)
          ),
        )}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevron-down" size="small" />
      </span>
    </div>
  );
}
