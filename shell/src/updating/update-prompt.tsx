import { useState, useSyncExternalStore } from 'react';
import { Button } from '@tbt/design-system';
import { CornerNotice } from '../layout/corner-notice';
import { useText } from '../texts';
import { siteWorker, type SiteWorker } from './site-worker';

export interface UpdatePromptProps {
  /** Replaced in stories and tests. */
  worker?: Pick<SiteWorker, 'subscribe' | 'hasUpdate' | 'update'>;
}

/** Asks before the page is reloaded with a new version of the site. */
export function UpdatePrompt({ worker = siteWorker }: UpdatePromptProps) {
  const t = useText();
  const hasUpdate = useSyncExternalStore(worker.subscribe, worker.hasUpdate, () => false);
  const [isPutOff, setPutOff] = useState(false);
  if (!hasUpdate || isPutOff) return null;
  const putOff = () => setPutOff(true);
  return (
    <CornerNotice
      title={t('shell.update.title')}
      onClose={putOff}
      actions={
        <>
          <Button size="small" onClick={() => worker.update()}>
            {t('shell.update.reload')}
          </Button>
          <Button size="small" variant="ghost" onClick={putOff}>
            {t('shell.update.later')}
          </Button>
        </>
      }
    />
  );
}
