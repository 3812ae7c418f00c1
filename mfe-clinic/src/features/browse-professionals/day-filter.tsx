import { useState } from 'react';
import { isCalendarDate } from '@tbt/contracts';
import { DateField, FormField } from '@tbt/design-system';
import styles from './professional-filters.module.css';

/** A day that takes effect as soon as it is one: while somebody types a year, it is not yet. */
export function DayFilter({
  label,
  value,
  min,
  error,
  onChange,
}: {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  min?: string;
  error?: string;
  onChange: (day: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <FormField label={label} error={error} className={styles.day}>
      <DateField
        value={typed}
        min={min}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '' || isCalendarDate(target.value)) onChange(target.value);
        }}
      />
    </FormField>
  );
}
