import { useOverlayParts } from '../../overlays/use-overlay-parts';
import { useBackCloses } from '../../use-back-closes';
import { useFocusReturn } from '../../use-focus-return';
import type { DialogProps } from '../dialog';
import { DialogOpener } from '../dialog/dialog-opener';
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
      )}
    </>
  );
}
