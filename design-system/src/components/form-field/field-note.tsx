import { Icon } from '../icon';
import styles from './form-field.module.css';

interface FieldNoteProps {
  id: string;
  hint: string | undefined;
  error: string | undefined;
}

export const hintIdOf = (id: string) => `${id}-hint`;
export const errorIdOf = (id: string) => `${id}-error`;

/** Ids for `aria-describedby`, the error first. */
export function describedByOf({ id, hint, error }: FieldNoteProps): string | undefined {
  const ids = [error && errorIdOf(id), hint && hintIdOf(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export function FieldNote({ id, hint, error }: FieldNoteProps) {
  return (
    <>
      {hint && (
        <p id={hintIdOf(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorIdOf(id)} className={styles.error}>
          <Icon name="alert" size="small" />
          {error}
        </p>
      )}
    </>
  );
}
