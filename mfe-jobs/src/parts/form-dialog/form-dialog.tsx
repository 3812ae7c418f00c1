import { useId, type FormEvent, type ReactNode } from 'react';
import { Banner, Button, Dialog, Icon, Stack } from '@tbt/design-system';
import { useText } from '../../texts';
import { useHoldShifts } from '../shift-act/live-shifts';

export interface FormDialogProps {
  title: string;
  description?: string;
  /** The yes, as a verb. */
  submitLabel: string;
  /** `danger` for what costs the reader something. */
  tone?: 'default' | 'danger';
  /** The way back; "Not now" without it. */
  cancelLabel?: string;
  onSubmit: (event: FormEvent) => void;
  isSubmitting: boolean;
  /** Nothing can be sent yet. */
  isDisabled?: boolean;
  /** What is wrong with the whole of it. */
  errors?: readonly string[];
  onClose: () => void;
  children: ReactNode;
}

/** A few fields in front of the page. A refusal is read in it, and what was typed stays. */
export function FormDialog({
  title,
  description,
  submitLabel,
  tone = 'default',
  cancelLabel,
  onSubmit,
  isSubmitting,
  isDisabled = false,
  errors = [],
  onClose,
  children,
}: FormDialogProps) {
  const t = useText();
  const formId = useId();
  useHoldShifts();
  // Closed while it works, it would look as if nothing had been asked for.
  const close = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      description={description}
      closeLabel={t('jobs.close')}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isSubmitting || undefined} onClick={close}>
            {cancelLabel ?? t('jobs.shifts.ask.later')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            disabled={isDisabled}
            loading={isSubmitting}
            loadingLabel={t('jobs.shifts.sending')}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} aria-label={title}>
        <Stack gap="4">
          {children}
          {errors.map((message) => (
            <Banner key={message} tone="danger" live="alert" icon={<Icon name="alert" />}>
              {message}
            </Banner>
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
