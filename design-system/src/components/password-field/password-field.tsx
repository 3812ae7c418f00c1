import { useState, type ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { useFieldControl } from '../form-field/field-context';
import fieldStyles from '../field-control/field-control.module.css';
import { Icon } from '../icon';
import styles from './password-field.module.css';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** Accessible name of the switch while characters are hidden. */
  showLabel: string;
  /** Accessible name of the switch while characters are visible. */
  hideLabel: string;
}

/** A password input with a visibility switch. */
export function PasswordField({ showLabel, hideLabel, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const control = useFieldControl(rest);
  return (
    <div className={styles.frame}>
      <input
        {...control}
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={classNames(fieldStyles.control, styles.input, className)}
      />
      <button
        type="button"
        className={styles.toggle}
        aria-label={isShown ? hideLabel : showLabel}
        aria-controls={control.id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </div>
  );
}
