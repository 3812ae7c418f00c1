import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon';
import styles from './error-summary.module.css';

export interface ErrorSummaryItem {
  /** What is wrong, in words that make sense away from the field. */
  message: string;
  /** Id of the control that it is about; pressing the line takes you there. */
  fieldId?: string;
}

export interface ErrorSummaryProps {
  /** The heading, for example how many answers need another look. */
  title: string;
  /** What is wrong, in the order of the fields. With none of them nothing is shown. */
  items: readonly ErrorSummaryItem[];
  /** Takes the focus when it appears, so that nobody misses it. */
  autoFocus?: boolean;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

/** Everything that keeps a form from being sent, on top of it. */
export function ErrorSummary({ title, items, autoFocus = true }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const hasItems = items.length > 0;
  useEffect(() => {
    if (autoFocus && hasItems) ref.current?.focus();
  }, [autoFocus, hasItems]);
  if (!hasItems) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <Icon name="alert" />
      <div>
        <p className={styles.title}>{title}</p>
        <ul className={styles.list}>
          {items.map(({ message, fieldId }) => (
            <li key={`${fieldId ?? ''}:${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
