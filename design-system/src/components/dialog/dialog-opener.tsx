import type { ReactElement } from 'react';
import { Slot } from 'radix-ui';
import { fetchParts } from '../../overlays/overlay-opener';

interface DialogOpenerProps {
  isOpen: boolean;
  onOpen: () => void;
  /** The button. */
  children: ReactElement;
}

/** The button that opens a dialog; it stays in place while the dialog's code arrives. Pointing at it or focusing it fetches that code. */
export function DialogOpener({ isOpen, onOpen, children }: DialogOpenerProps) {
  return (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      data-state={isOpen ? 'open' : 'closed'}
      onPointerEnter={fetchParts}
      onFocus={fetchParts}
      onClick={onOpen}
    >
      {children}
    </Slot.Root>
  );
}
