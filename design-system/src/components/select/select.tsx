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
  /** What the group holds, in this order. */
  options: readonly SelectOption[];
  /** Show the whole group, but let nothing in it be chosen. */
  disabled?: boolean;
  /** Why it is disabled, such as "Coming soon": stands behind the heading. */
  reason?: string;
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'multiple' | 'size' | 'children'
> {
  /** What you can choose, in this order; entries with `options` become groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** The text of the empty choice. Without it the first option is chosen at the start. */
  placeholder?: string;
  /** The options are on their way: the field waits with them. */
  loading?: boolean;
}

const headingOf = ({ label, reason }: SelectGroup) => (reason ? `${label} (${reason})` : label);

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** One choice of a list, with the picker of the device you hold. Put it into a `FormField`. */
export function Select({ options, placeholder, loading = false, className, ...rest }: SelectProps) {
  const control = useFieldControl(rest);
  return (
    <div className={styles.frame}>
      <select
        {...control}
        disabled={loading || rest.disabled}
        aria-busy={loading || undefined}
        className={classNames(fieldStyles.control, styles.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={headingOf(entry)} disabled={entry.disabled}>
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
