import { useRef, useSyncExternalStore } from 'react';
import { pageToasts } from './page-toasts';
import { ToastCard } from './toast-card';
import type { ToastRecord } from './toast-store';
import { useClearRise } from './use-clear-rise';
import styles from './toast.module.css';

export interface ToasterProps {
  /** Accessible name of the toast region. */
  label: string;
  /** Accessible name of a toast's close button. */
  closeLabel: string;
}

const none: readonly ToastRecord[] = [];

/** The toast region. Render it once per page. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const store = pageToasts();
  const records = useSyncExternalStore(store.subscribe, store.records, () => none);
  const current = records.find((record) => record.open);
  const region = useRef<HTMLElement>(null);
  useClearRise(region, current?.isAtTop ? undefined : current?.id);
  const card = current && (
    <ToastCard
      key={current.id}
      record={current}
      closeLabel={closeLabel}
      onClose={() => store.dismiss(current.id)}
    />
  );
  const isDestructive = current?.variant === 'destructive';
  // Both live regions are rendered up front: one that appears with its text is often not announced. An open dialog
  // hides what is around it, but nothing with `aria-live`.
  return (
    <section
      ref={region}
      aria-label={label}
      className={styles.toaster}
      data-top={current?.isAtTop || undefined}
    >
      <div role="status" aria-live="polite">
        {!isDestructive && card}
      </div>
      <div role="alert" aria-live="assertive">
        {isDestructive && card}
      </div>
    </section>
  );
}
