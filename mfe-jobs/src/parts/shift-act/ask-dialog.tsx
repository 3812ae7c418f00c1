import { useState } from 'react';
import { ConfirmDialog, toast } from '@tbt/design-system';
import type { UserErrorLike } from '@tbt/web-kit';
import { usePauseLiveShifts } from './live-shifts';

export interface AskDialogProps {
  texts: { title: string; text: string; yes: string; busy: string; no: string };
  done: Parameters<typeof toast>[0] | (() => void);
  tone?: 'default' | 'danger';
  /** Runs the action. @returns errors. */
  act: () => Promise<readonly UserErrorLike[]>;
  onClose: () => void;
}

/** Confirms an action that notifies others; errors are shown in the dialog. */
export function AskDialog({ texts, done, tone, act, onClose }: AskDialogProps) {
  usePauseLiveShifts();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    const [problem] = await act();
    setBusy(false);
    if (problem) return setError(problem.message);
    if (typeof done === 'function') done();
    else toast(done);
    return onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.text}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      loadingLabel={texts.busy}
      tone={tone}
      loading={isBusy}
      error={error}
      onConfirm={() => void confirm()}
    />
  );
}
