import { useState } from 'react';
import { Button, Dialog, Spinner } from '@tbt/design-system';
import { mayInClinic, onFirstUse, useSession } from '@tbt/web-kit';
import { useText } from '../../texts';

function Waiting() {
  const t = useText();
  return <Spinner label={t('jobs.publish.loading')} />;
}

const PublicationList = onFirstUse(
  async () => (await import('./publication-list')).PublicationList,
  Waiting,
);

export interface PublishShiftProps {
  jobId: string;
  isOpenAtFirst?: boolean;
}

/** For owners of the clinic: writes an open shift to the clinic's own pages. */
export function PublishShift({ jobId, isOpenAtFirst = false }: PublishShiftProps) {
  const t = useText();
  const { viewer } = useSession();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!mayInClinic(viewer, 'socialAccounts')) return null;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setIsOpen}
      title={t('jobs.publish.title')}
      description={t('jobs.publish.lead')}
      closeLabel={t('jobs.publish.close')}
      trigger={<Button variant="secondary">{t('jobs.publish.open')}</Button>}
    >
      {isOpen && <PublicationList jobId={jobId} />}
    </Dialog>
  );
}
