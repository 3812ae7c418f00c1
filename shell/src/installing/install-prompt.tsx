import { useState, useSyncExternalStore } from 'react';
import { Button } from '@tbt/design-system';
import { CornerNotice } from '../layout/corner-notice';
import { useText } from '../texts';
import { installDismissal } from './install-dismissal';
import { installOffer } from './install-offer';

/** Offers to install the site when the browser does, unless dismissed in the 24 hours before this load. */
export function InstallPrompt() {
  const t = useText();
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isThere, () => false);
  const [isDismissed, setDismissed] = useState(() => installDismissal.isRecent());
  if (!isOffered || isDismissed) return null;
  const dismiss = () => {
    installDismissal.set();
    setDismissed(true);
  };
  return (
    <CornerNotice
      title={t('shell.install.title')}
      text={t('shell.install.text')}
      onClose={dismiss}
      actions={
        <>
          <Button size="small" onClick={() => void installOffer.accept()}>
            {t('shell.install.accept')}
          </Button>
          <Button size="small" variant="ghost" onClick={dismiss}>
            {t('shell.install.later')}
          </Button>
        </>
      }
    />
  );
}
