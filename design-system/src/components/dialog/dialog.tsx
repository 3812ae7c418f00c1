import type { ReactElement, ReactNode } from 'react';
import { useOverlayParts } from '../../overlays/use-overlay-parts';
import { useBackCloses } from '../../use-back-closes';
import { useFocusReturn } from '../../use-focus-return';
import { DialogOpener } from './dialog-opener';
import { IconButton } from '../icon-button';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` on Escape, a click outside, the close button or Back. */
  onOpenChange: (open: boolean) => void;
  /** Heading and accessible name. */
  title: string;
  /** One sentence below the heading. */
  description?: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The content. */
  children?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** A button that opens it and gets the focus back on close. */
  trigger?: ReactElement;
}

/** A short task in a modal. The focus is trapped until it closes. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  trigger,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  useBackCloses(open, () => onOpenChange(false));
  const parts = useOverlayParts(open, () => onOpenChange(false));
  const opener = trigger && (
    <DialogOpener isOpen={open} onOpen={() => onOpenChange(true)}>
      {trigger}
    </DialogOpener>
  );
  const RadixDialog = parts?.Dialog;
  return (
    <>
      {opener}
      {RadixDialog && (
        <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
          <RadixDialog.Portal>
            <RadixDialog.Overlay className={styles.overlay} />
            <RadixDialog.Content
              {...focusReturn}
              className={styles.dialog}
              {...(description ? {} : { 'aria-describedby': undefined })}
            >
              <div className={styles.header}>
                <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
                <RadixDialog.Close asChild>
                  <IconButton icon="close" label={closeLabel} />
                </RadixDialog.Close>
              </div>
              {description && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
              {children}
              {footer && <div className={styles.footer}>{footer}</div>}
            </RadixDialog.Content>
          </RadixDialog.Portal>
        </RadixDialog.Root>
      )}
    </>
  );
}
