import { useState } from 'react';
import { Button } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useText } from '../texts';
import { ReportDialog, type ReportDialogProps } from './report-dialog';

/** Opens the report of something; nothing without a session. */
export function ReportButton({ subject, id }: Pick<ReportDialogProps, 'subject' | 'id'>) {
  const t = useText();
  const { viewer } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!viewer) return null;
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
        {t('peopleUi.report')}
      </Button>
      {isOpen && <ReportDialog subject={subject} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
