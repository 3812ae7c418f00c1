import { useState, type ReactElement, type ReactNode } from 'react';
import { DropdownMenu, Slot } from 'radix-ui';
import { usePageDirection } from '../../page-direction';
import { useBackCloses } from '../../use-back-closes';
import styles from './menu.module.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The entries: `MenuItem`, `MenuGroup`, `MenuCheckboxItem`, `MenuRadioGroup`, `MenuSeparator`. */
  children: ReactNode;
  /** Which edge of the button it lines up with. */
  align?: 'start' | 'end';
}

/** A few actions or places behind one button. Arrow keys walk, letters jump, Escape closes. */
export function Menu({ trigger, children, align = 'start' }: MenuProps) {
  const direction = usePageDirection();
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  // Not modal: locking the page for four entries only makes it jump.
  return (
    <DropdownMenu.Root modal={false} dir={direction} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export interface MenuItemProps {
  /** What the entry reads, or with `asChild` your own link. */
  children: ReactNode;
  /** Called when it is chosen. */
  onSelect?: () => void;
  /** A drawing before the text. */
  icon?: ReactNode;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger';
  /** Shown, but not to be chosen. */
  disabled?: boolean;
  /** Lend the look and the keys to your own link. */
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
  /** What the entries below have in common. */
  children: ReactNode;
}

/** Names a part of a menu. */
export function MenuHeading({ children }: MenuHeadingProps) {
  return <DropdownMenu.Label className={styles.heading}>{children}</DropdownMenu.Label>;
}

/** A line between two parts of a menu. */
export function MenuSeparator() {
  return <DropdownMenu.Separator className={styles.separator} />;
}
