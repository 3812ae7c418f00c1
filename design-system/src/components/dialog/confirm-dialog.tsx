import type { ReactElement, ReactNode } from 'react';
import { useOverlayParts } from '../../overlays/use-overlay-parts';
import { useBackCloses } from '../../use-back-closes';
import { useFocusReturn } from '../../use-focus-return';
import { Banner } from '../banner';
import { Button } from '../button';
import { Icon } from '../icon';
import { DialogOpener } from './dialog-opener';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, Back or cancel. A click outside does nothing. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** Consequence of confirming. */
  description: string;
  /** Text of the confirm button, a verb. */
  confirmLabel: string;
  /** Text of the cancel button, which is focused first. */
  cancelLabel: string;
  /** Called on confirm. Close the dialog yourself, so that a failure can be shown in it. */
  onConfirm: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger';
  /** Confirming: the dialog cannot be closed meanwhile. */
  loading?: boolean;
  /** Text of the confirm button while loading. */
  loadingLabel?: string;
  /** Announced error of the action; both buttons are enabled again. */
  error?: string;
  /** Further content or fields. */
  children?: ReactNode;
  /** A button that opens it and gets the focus back on close. */
  trigger?: ReactElement;
}

/** Asks for confirmation. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone = 'default',
  loading = false,
  loadingLabel,
  error,
  children,
  trigger,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn();
  // Closing while loading would look like a cancellation.
  const change = (next: boolean) => {
    if (!loading) onOpenChange(next);
  };
  useBackCloses(open, () => change(false));
  const parts = useOverlayParts(open, () => onOpenChange(false));
  const opener = trigger && (
    <DialogOpener isOpen={open} onOpen={() => onOpenChange(true)}>
      {trigger}
    </DialogOpener>
  );
  const AlertDialog = parts?.AlertDialog;
  return (
    <>
      {opener}
      {AlertDialog && (
        <AlertDialog.Root open={open} onOpenChange={change}>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className={styles.overlay} />
            <AlertDialog.Content
              {...focusReturn}
              className={styles.dialog}
              aria-busy={loading || undefined}
            >
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              <AlertDialog.Description className={styles.description}>
                {description}
              </AlertDialog.Description>
              {children}
              {error && !loading && (
                <Banner tone="danger" live="alert" icon={<Icon name="alert" />}>
                  {error}
                </Banner>
              )}
              <div className={styles.footer}>
                <AlertDialog.Cancel asChild>
                  <Button variant="secondary" aria-disabled={loading || undefined}>
                    {cancelLabel}
                  </Button>
                </AlertDialog.Cancel>
                <Button
                  variant={tone === 'danger' ? 'danger' : 'primary'}
                  loading={loading}
                  loadingLabel={loadingLabel}
                  onClick={onConfirm}
                >
                  {confirmLabel}
                </Button>
              </div>
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      )}
    </>
  );
}
