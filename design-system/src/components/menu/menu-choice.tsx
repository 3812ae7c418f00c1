import { useId, type ReactNode } from 'react';
import { overlayParts } from '../../overlays/use-overlay-parts';
import { Icon } from '../icon';
import styles from './menu.module.css';

// Stays open: several options are often changed at once.
const stayOpen = (event: Event) => event.preventDefault();

function Mark() {
  const { DropdownMenu } = overlayParts();
  return (
    <span className={styles.mark}>
      <DropdownMenu.ItemIndicator>
        <Icon name="check" size="small" />
      </DropdownMenu.ItemIndicator>
    </span>
  );
}

export interface MenuCheckboxItemProps {
  /** Label. */
  children: ReactNode;
  /** Whether it is checked. */
  checked: boolean;
  /** Called with the new state. The menu stays open. */
  onCheckedChange: (checked: boolean) => void;
  /** Visible but not editable. */
  disabled?: boolean;
}

/** A checkable menu item. */
export function MenuCheckboxItem({
  children,
  checked,
  onCheckedChange,
  disabled,
}: MenuCheckboxItemProps) {
  const { DropdownMenu } = overlayParts();
  return (
    <DropdownMenu.CheckboxItem
      className={styles.item}
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      onSelect={stayOpen}
    >
      <Mark />
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps {
  /** Heading and accessible name of the group. */
  label: string;
  /** The selected value. */
  value: string;
  /** Called with the selected value. The menu stays open. */
  onValueChange: (value: string) => void;
  /** `MenuRadioItem`s. */
  children: ReactNode;
}

/** Menu items of which exactly one is selected. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  const { DropdownMenu } = overlayParts();
  const labelId = useId();
  return (
    <DropdownMenu.RadioGroup
      className={styles.group}
      aria-labelledby={labelId}
      value={value}
      onValueChange={onValueChange}
    >
      <DropdownMenu.Label id={labelId} className={styles.heading}>
        {label}
      </DropdownMenu.Label>
      {children}
    </DropdownMenu.RadioGroup>
  );
}

export interface MenuRadioItemProps {
  /** The value in code. */
  value: string;
  /** Label. */
  children: ReactNode;
  /** Visible but not selectable. */
  disabled?: boolean;
}

/** An option of a `MenuRadioGroup`. */
export function MenuRadioItem({ value, children, disabled }: MenuRadioItemProps) {
  const { DropdownMenu } = overlayParts();
  return (
    <DropdownMenu.RadioItem
      className={styles.item}
      value={value}
      disabled={disabled}
      onSelect={stayOpen}
    >
      <Mark />
      {children}
    </DropdownMenu.RadioItem>
  );
}
