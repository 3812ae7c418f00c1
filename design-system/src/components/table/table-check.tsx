import { VisuallyHidden } from '../visually-hidden';
import choice from '../choice/choice.module.css';
import styles from './table.module.css';

interface TableCheckProps {
  label: string;
  checked: boolean;
  isPartial?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** The box that chooses a row, or all of them. */
export function TableCheck({ label, checked, isPartial, disabled, onChange }: TableCheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        className={choice.input}
        checked={checked}
        disabled={disabled}
        ref={(input) => {
          if (input) input.indeterminate = isPartial ?? false;
        }}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  );
}
