import choice from '../choice/choice.module.css';
import styles from './table-check.module.css';

interface TableCheckProps {
  label: string;
  checked: boolean;
  isPartial?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function TableCheck({ label, checked, isPartial, disabled, onChange }: TableCheckProps) {
  return (
    <label className={styles.check} data-all={isPartial !== undefined || undefined}>
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
      <span className={styles.label}>{label}</span>
    </label>
  );
}
