import { Dialog as RadixDialog } from 'radix-ui';
import { useBackCloses } from '../../use-back-closes';
import { useFocusReturn } from '../../use-focus-return';
import type { DialogProps } from '../dialog';
import { IconButton } from '../icon-button';
import styles from './sheet.module.css';

export interface SheetProps extends DialogProps {
  /** The edge it is attached to. On a phone `start` and `end` leave a strip of the page to press. */
  side?: 'start' | 'end' | 'bottom';
  /** Width of a side or height of a bottom sheet: 20, 28 or 40 rem. */
  size?: 'small' | 'medium' | 'large';
}

/** A longer task or details at an edge of the page. The focus is trapped until it closes; the content scrolls. */
export function Sheet({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  trigger,
  side = 'end',
  size = 'medium',
}: SheetProps) {
  const focusReturn = useFocusReturn(trigger !== undefined);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          {...focusReturn}
          className={styles.sheet}
          data-side={side}
          data-size={size}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.header}>
            <div className={styles.titles}>
              <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
              {description && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton icon="close" label={closeLabel} />
            </RadixDialog.Close>
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
