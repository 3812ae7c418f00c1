import { useSyncExternalStore } from 'react';
import { pageToasts } from './page-toasts';
import { ToastCard } from './toast-card';
import type { ToastRecord } from './toast-store';
import styles from './toast.module.css';

export interface ToasterProps {
  /** Name of the place where toasts appear. */
  label: string;
  /** Name of the cross on a toast. */
  closeLabel: string;
}

const none: readonly ToastRecord[] = [];

/** The place where toasts appear. Put it on the page once. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const store = pageToasts();
  const records = useSyncExternalStore(store.subscribe, store.records, () => none);
  const current = records.find((record) => record.open);
  const card = current && (
    <ToastCard
      key={current.id}
      record={current}
      closeLabel={closeLabel}
      onClose={() => store.dismiss(current.id)}
    />
  );
  const isDestructive = current?.variant === 'destructive';
  // Both live regions exist from the start: one that appears together with its text is often not read.
  return (
    <section aria-label={label} className={styles.toaster}>
      <div role="status">{!isDestructive && card}</div>
      <div role="alert">{isDestructive && card}</div>
    </section>
  );
}
