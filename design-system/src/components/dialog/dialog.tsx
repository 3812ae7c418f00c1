import type { ReactElement, ReactNode } from 'react';
import { Dialog as RadixDialog } from 'radix-ui';
import { useBackCloses } from '../../use-back-closes';
import { useFocusReturn } from '../../use-focus-return';
import { IconButton } from '../icon-button';
import styles from './dialog.module.css';

export interface DialogProps {
  /** Whether it is in front of the page. */
  open: boolean;
  /** Gets `false` when it wants to close: Escape, a press outside, the cross, Back on a phone. */
  onOpenChange: (open: boolean) => void;
  /** What it is about; its heading and its name. */
  title: string;
  /** One sentence under the heading. */
  description?: string;
  /** Name of the cross. */
  closeLabel: string;
  /** What it holds. */
  children?: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** A button that opens it and gets the focus back afterwards. */
  trigger?: ReactElement;
}

/** A short task in front of the page. The focus stays inside until it closes. */
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
  const focusReturn = useFocusReturn(trigger !== undefined);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
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
  );
}
