import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { Slot } from 'radix-ui';
import { loadParts } from './overlay-arrival';

interface OverlayOpenerProps {
  /** What it opens. */
  popup: 'menu' | 'dialog';
  /** Called to open it. */
  onOpen: (isByKeyboard: boolean) => void;
  /** The button. */
  children: ReactElement;
}

const OPENS_MENU = ['ArrowDown', 'Enter', ' '];

/** Ahead of the opening; one that fails is asked for again by it. */
export const fetchParts = () => void loadParts().catch(() => undefined);

/** The button of an overlay that has not been opened yet. Pointing at it or focusing it fetches the overlay's code. */
export function OverlayOpener({ popup, onOpen, children }: OverlayOpenerProps) {
  return (
    <Slot.Root
      aria-haspopup={popup}
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={fetchParts}
      onFocus={fetchParts}
      onClick={(event: MouseEvent) => onOpen(event.detail === 0)}
      onKeyDown={(event: KeyboardEvent) => {
        if (popup !== 'menu' || !OPENS_MENU.includes(event.key)) return;
        event.preventDefault();
        onOpen(true);
      }}
    >
      {children}
    </Slot.Root>
  );
}
