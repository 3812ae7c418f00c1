import { useState } from 'react';
import { Button, IconButton, Menu, MenuItem } from '@tbt/design-system';
import { useSession, whileOpen } from '@tbt/web-kit';
import { useText } from '../texts';
import type { ReportDialogProps } from './report-dialog';

export const ReportDialog = whileOpen(async () => (await import('./report-dialog')).ReportDialog);

export interface ReportButtonProps extends Pick<ReportDialogProps, 'subject' | 'id'> {
  /** In a menu, where many stand in a list: the sign alone would look like a state of the thing. */
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
        <Menu trigger={<IconButton icon="more" label={t('peopleUi.moreActions')} />}>
          <MenuItem onSelect={() => setOpen(true)}>{t('peopleUi.report')}</MenuItem>
        </Menu>
      ) : (
        <Button variant="ghost" size="small" onClick={() => setOpen(true)}>
          {t('peopleUi.report')}
        </Button>
      )}
      {isOpen && <ReportDialog subject={subject} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
