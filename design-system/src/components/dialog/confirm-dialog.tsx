import type { ReactElement, ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { Button } from '../button';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  /** Whether it is in front of the page. */
  open: boolean;
  /** Gets `false` when it wants to close: Escape or the way back. A press outside does nothing. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What happens if you say yes. */
  description: string;
  /** The yes, as a verb. */
  confirmLabel: string;
  /** The way back. It has the focus first. */
  cancelLabel: string;
  /** Called on yes. The dialog stays open until you close it, so that a failure can be shown in it. */
  onConfirm: () => void;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger';
  /** The yes is being carried out. */
  loading?: boolean;
  /** More to read or to choose before you answer. */
  children?: ReactNode;
  /** A button that opens it and gets the focus back afterwards. */
  trigger?: ReactElement;
}

/** Asks before something is done. */
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
  children,
  trigger,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={styles.overlay} />
        <AlertDialog.Content className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.description}>
            {description}
          </AlertDialog.Description>
          {children}
          <div className={styles.footer}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              loading={loading}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
