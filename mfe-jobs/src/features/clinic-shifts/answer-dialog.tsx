import { ConfirmDialog } from '@tbt/design-system';
import { useText } from '../../texts';

export type Answer = 'accept' | 'decline';

export interface AnswerDialogProps {
  /** The answer to confirm; null while nothing is asked. */
  asked: Answer | null;
  /** Who applied. */
  name: string;
  isBusy: boolean;
  onConfirm: (answer: Answer) => void;
  onClose: () => void;
}

/** Says what an answer means before it is given: neither can be taken back here. */
export function AnswerDialog({ asked, name, isBusy, onConfirm, onClose }: AnswerDialogProps) {
  const t = useText();
  if (asked === null) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t(`jobs.shifts.ask.${asked}Title`, { name })}
      description={t(`jobs.shifts.ask.${asked}Text`, { name })}
      cancelLabel={t('jobs.shifts.ask.later')}
      confirmLabel={t(`jobs.shifts.${asked}`)}
      tone={asked === 'decline' ? 'danger' : 'default'}
      loading={isBusy}
      loadingLabel={t(asked === 'accept' ? 'jobs.shifts.accepting' : 'jobs.shifts.declining')}
      onConfirm={() => onConfirm(asked)}
    />
  );
}
