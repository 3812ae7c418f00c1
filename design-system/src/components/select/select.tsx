import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from '../form-field/field-context';
import fieldStyles from '../field-control/field-control.module.css';
import { Icon } from '../icon';
import styles from './select.module.css';

export interface SelectOption {
  /** Submitted value. */
  value: string;
  /** Label. */
  label: string;
  /** Visible but not selectable. */
  disabled?: boolean;
}

export interface SelectGroup {
  /** Heading of the group. */
  label: string;
  /** Options in display order. */
  options: readonly SelectOption[];
  /** Shows the group but disables its options. */
  disabled?: boolean;
  /** Why it is disabled, such as "Coming soon"; shown after the heading. */
  reason?: string;
}

export interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'multiple' | 'size' | 'children'
> {
  /** Options in display order; entries with `options` are groups. */
  options: readonly (SelectOption | SelectGroup)[];
  /** Text of the empty option. Without it the first option is selected initially. */
  placeholder?: string;
  /** Whether options are loading. */
  loading?: boolean;
}

const headingOf = ({ label, reason }: SelectGroup) => (reason ? `${label} (${reason})` : label);

const renderOption = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);

/** Single choice with the browser's picker. Put it into a `FormField`. */
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
