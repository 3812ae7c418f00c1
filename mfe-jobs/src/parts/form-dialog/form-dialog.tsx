import { useId, type FormEvent, type ReactNode } from 'react';
import { Button, Dialog, Stack } from '@tbt/design-system';
import { useText } from '../../texts';
import { usePauseLiveShifts } from '../shift-act/live-shifts';
import { FormErrors } from './form-errors';

export interface FormDialogProps {
  title: string;
  description?: string;
  submitLabel: string;
  /** `danger` for what costs the viewer something. */
  tone?: 'default' | 'danger';
  /** Cancel button; default "Not now". */
  cancelLabel?: string;
  onSubmit: (event: FormEvent) => void;
  isSubmitting: boolean;
  isDisabled?: boolean;
  errors?: readonly string[];
  onClose: () => void;
  children: ReactNode;
}

type DialogButtonsProps = Pick<
  FormDialogProps,
  'submitLabel' | 'tone' | 'cancelLabel' | 'isSubmitting' | 'isDisabled'
> & { formId: string; onCancel: () => void };

function DialogButtons(props: DialogButtonsProps) {
  const { formId, submitLabel, tone, cancelLabel, isSubmitting, isDisabled, onCancel } = props;
  const t = useText();
  return (
    <>
      <Button variant="secondary" aria-disabled={isSubmitting || undefined} onClick={onCancel}>
        {cancelLabel ?? t('jobs.shifts.ask.later')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={tone === 'danger' ? 'danger' : 'primary'}
        disabled={isDisabled ?? false}
        loading={isSubmitting}
        loadingLabel={t('jobs.shifts.sending')}
      >
        {submitLabel}
      </Button>
    </>
  );
}

export function FormDialog({
  title,
  description,
  onSubmit,
  errors = [],
  onClose,
  children,
  ...buttons
}: FormDialogProps) {
  const t = useText();
  const formId = useId();
  usePauseLiveShifts();
  // Closing while loading would look like a cancellation.
  const close = () => {
    if (!buttons.isSubmitting) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={description}
      closeLabel={t('jobs.close')}
      footer={<DialogButtons {...buttons} formId={formId} onCancel={close} />}
    >
      <form id={formId} noValidate onSubmit={onSubmit} aria-label={title}>
        <Stack gap="4">
          {children}
          <FormErrors messages={errors} />
        </Stack>
      </form>
    </Dialog>
  );
}
