import { useRef, useState, type ReactNode } from 'react';
import { OverlayOpener } from '../../overlays/overlay-opener';
import { useOverlayParts } from '../../overlays/use-overlay-parts';
import { Icon, type IconName } from '../icon';
import styles from './date-popover.module.css';

interface DatePopoverProps {
  label: string;
  icon: IconName;
  disabled: boolean;
  onPrepare?: () => void;
  children: (close: () => void) => ReactNode;
}

/** The button of a field that opens a calendar or time list. Typing stays possible. */
export function DatePopover({ label, icon, disabled, onPrepare, children }: DatePopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const contentRef = useRef<HTMLDivElement>(null);
  const parts = useOverlayParts(isOpen, () => setOpen(false));
  const trigger = (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      className={styles.trigger}
      onPointerEnter={onPrepare}
      onFocus={onPrepare}
    >
      <Icon name={icon} />
    </button>
  );
  if (!parts) {
    return (
      <OverlayOpener popup="dialog" onOpen={() => setOpen(true)}>
        {trigger}
      </OverlayOpener>
    );
  }
  const { Popover } = parts;
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          ref={contentRef}
          aria-label={label}
          className={styles.popover}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            // The calendar focuses the selected day itself.
            event.preventDefault();
            if (!contentRef.current?.contains(document.activeElement)) contentRef.current?.focus();
          }}
        >
          {children(() => setOpen(false))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
