import { InstallPrompt } from '../installing/install-prompt';
import { UpdatePrompt } from '../updating/update-prompt';
import { OfflineIndicator } from './offline-indicator';
import styles from './corner-notices.module.css';

/** What the site itself says, one above the other. */
export function CornerNotices() {
  return (
    <div className={styles.corner}>
      <UpdatePrompt />
      <InstallPrompt />
      <OfflineIndicator />
    </div>
  );
}
