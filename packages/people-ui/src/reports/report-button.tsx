import { useState } from 'react';
import { Button, IconButton } from '@tbt/design-system';
import { useSession } from '@tbt/web-kit';
import { useText } from '../texts';
import { whileOpen } from '../on-first-opening';
import type { ReportDialogProps } from './report-dialog';

export const ReportDialog = whileOpen(async () => (await import('./report-dialog')).ReportDialog);

export interface ReportButtonProps extends Pick<ReportDialogProps, 'subject' | 'id'> {
  /** An icon, where many stand in a list. */
  isQuiet?: boolean;
}

/** Opens the report of something; nothing without a session. */
export function ReportButton({ subject, id, isQuiet = false }: ReportButtonProps) {
  const t = useText();
  const { viewer } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!viewer) return null;
  return (
    <>
      {isQuiet ? (
        <IconButton icon="alert" label={t('peopleUi.report')} onClick={() => setOpen(true)} />
      ) : (
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {t('peopleUi.report')}
        </Button>
      )}
      {isOpen && <ReportDialog subject={subject} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
