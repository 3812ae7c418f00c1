import type { ReactElement, ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { useBackCloses } from '../../use-back-closes';
import { useFocusReturn } from '../../use-focus-return';
import { Banner } from '../banner';
import { Button } from '../button';
import { Icon } from '../icon';
import styles from './dialog.module.css';

export interface ConfirmDialogProps {
  /** Whether it is in front of the page. */
  open: boolean;
  /** Gets `false` when it wants to close: Escape, Back on a phone or the way back. A press outside does nothing. */
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
  /** The yes is being carried out: until it is done or has failed, the dialog does not close. */
  loading?: boolean;
  /** What the yes reads while it is carried out. */
  loadingLabel?: string;
  /** Why the yes could not be carried out. It is announced, and both answers are open again. */
  error?: string;
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
  loadingLabel,
  error,
  children,
  trigger,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn(trigger !== undefined);
  // Closed while it works, it would look as if the thing had not been asked for.
  const change = (next: boolean) => {
    if (!loading) onOpenChange(next);
  };
  useBackCloses(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      {trigger && <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>}
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
  );
}
