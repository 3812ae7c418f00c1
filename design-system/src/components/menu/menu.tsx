import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Slot } from 'radix-ui';
import { OverlayOpener } from '../../overlays/overlay-opener';
import { overlayParts, useOverlayParts } from '../../overlays/use-overlay-parts';
import { usePageDirection } from '../../page-direction';
import { useBackCloses } from '../../use-back-closes';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuGroup`, `MenuCheckboxItem`, `MenuRadioGroup` and `MenuSeparator`. */
  children: ReactNode;
  /** Edge of the button to align with. */
  align?: 'start' | 'end';
}

const FIRST_ITEM = '[role^="menuitem"]:not([data-disabled])';

/** Radix closes a menu when the window loses the focus; one that is read beside another window stays open. */
function useOpenState() {
  const [isOpen, setOpen] = useState(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const onBlur = ({ target }: Event) => {
      if (target !== window) return;
      isLeaving.current = true;
      setTimeout(() => (isLeaving.current = false));
    };
    // Ahead of the listener of Radix.
    window.addEventListener('blur', onBlur, { capture: true });
    return () => window.removeEventListener('blur', onBlur, { capture: true });
  }, [isOpen]);
  const change = (isNext: boolean) => {
    if (isNext || !isLeaving.current) setOpen(isNext);
  };
  return [isOpen, change] as const;
}

/** Actions or links behind a button. Arrow keys move, letters jump, Escape closes. */
export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  const direction = usePageDirection();
  const [isOpen, setOpen] = useOpenState();
  useBackCloses(isOpen, () => setOpen(false));
  const parts = useOverlayParts(isOpen, () => setOpen(false));
  const startsAtFirst = useRef(false);
  if (!parts) {
    return (
      <OverlayOpener
        popup="menu"
        onOpen={(isByKeyboard) => {
          startsAtFirst.current = isByKeyboard;
          setOpen(true);
        }}
      >
        {trigger}
      </OverlayOpener>
    );
  }
  const { DropdownMenu } = parts;
  // Radix was not there to see the key that opened it the first time.
  const focusFirst = ({ target, currentTarget }: FocusEvent) => {
    if (!startsAtFirst.current || target !== currentTarget) return;
    startsAtFirst.current = false;
    currentTarget.querySelector<HTMLElement>(FIRST_ITEM)?.focus();
  };
  // Not modal: scroll locking would make the page jump.
  return (
    <DropdownMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <div className={styles.shield} />
      </DropdownMenu.Portal>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={focusFirst}
          // Only a program moves the focus out of it: a notice that arrives must not close what is read.
          onFocusOutside={(event) => event.preventDefault()}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  /** Label, or with `asChild` your own link. */
  children: ReactNode;
  /** Called when selected. */
  onSelect?: () => void;
  /** Icon before the text. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger';
  /** Visible but not selectable. */
  disabled?: boolean;
  /** Renders your own link as the item. */
  asChild?: boolean;
}

/** One entry of a menu. */
export function MenuItem({
  children,
  onSelect,
  icon,
  tone = 'default',
  disabled,
  asChild = false,
}: MenuItemProps) {
  const { DropdownMenu } = overlayParts();
  const Root = asChild ? Slot.Root : 'div';
  return (
    <DropdownMenu.Item asChild disabled={disabled} onSelect={onSelect}>
      <Root className={styles.item} data-tone={tone}>
        {icon}
        <Slot.Slottable>{children}</Slot.Slottable>
      </Root>
    </DropdownMenu.Item>
  );
}

export interface MenuHeadingProps {
  /** Heading of the items below. */
  children: ReactNode;
}

/** A heading inside a menu. */
export function MenuHeading({ children }: MenuHeadingProps) {
  const { DropdownMenu } = overlayParts();
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}

/** A line between parts of a menu. */
export function MenuSeparator() {
  const { DropdownMenu } = overlayParts();
  return <DropdownMenu.Separator className={styles.separator} />;
}
