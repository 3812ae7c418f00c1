import { useEffect, useRef, type MouseEvent } from 'react';
import { Icon } from '../icon';
import styles from './error-summary.module.css';

export interface ErrorSummaryItem {
  /** The error, understandable without its field. */
  message: string;
  /** Id of the control that the line links to. */
  fieldId?: string;
  /** Its field has been corrected since: struck through, so that nothing moves under the pointer. */
  isFixed?: boolean;
}

export interface ErrorSummaryProps {
  /** Heading, for example the number of errors. */
  title: string;
  /** Errors in field order; renders nothing when empty. */
  items: readonly ErrorSummaryItem[];
  /** Focuses the summary when it appears. */
  autoFocus?: boolean;
}

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView?.({ block: 'center' });
}

/** All errors of a form, above its fields. */
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
          {items.map(({ message, fieldId, isFixed }) => {
            const text = isFixed ? <s>{message}</s> : message;
            return (
              <li key={`${fieldId ?? ''}:${message}`}>
                {fieldId ? (
                  <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
                    {text}
                  </a>
                ) : (
                  text
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
