import { useSyncExternalStore } from 'react';
import { Icon } from '@tbt/design-system';
import { useText } from '../texts';
import styles from './offline-indicator.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the browser is offline. */
export function OfflineIndicator() {
  const t = useText();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="alert" size="small" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
