import { useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { classNames } from '../../class-names';
import fieldStyles from '../field-control/field-control.module.css';
import { Icon } from '../icon';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'ref' | 'onChange'
> {
  /** Label, above the field unless `hideLabel`. */
  label: string;
  /** Shows the label to screen readers only, where a placeholder says the same. */
  hideLabel?: boolean;
  /** The query. */
  value: string;
  /** Called on each input, and with an empty string when cleared. */
  onValueChange: (value: string) => void;
  /** Called on Enter. */
  onSearch?: (value: string) => void;
  /** Accessible name of the clear button. */
  clearLabel: string;
}

/** A search input with a clear button. Escape clears it too. */
export function SearchField({
  label,
  hideLabel = true,
  value,
  onValueChange,
  onSearch,
  clearLabel,
  className,
  id,
  ...rest
}: SearchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const inputRef = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    inputRef.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onSearch?.(value);
    if (event.key === 'Escape' && value) clear();
  };
  return (
    <div className={classNames(styles.search, className)}>
      <label htmlFor={inputId} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {label}
      </label>
      <div className={styles.frame}>
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
        <input
          {...rest}
          ref={inputRef}
          id={inputId}
          type="search"
          enterKeyHint="search"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={handleKeyDown}
          className={classNames(fieldStyles.control, styles.input)}
        />
        {value && (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            <Icon name="close" size="small" />
          </button>
        )}
      </div>
    </div>
  );
}
