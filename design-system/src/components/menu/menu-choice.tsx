import { useId, type ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import { Icon } from '../icon';
import styles from './menu.module.css';

// A menu of choices stays open: one often changes two of them.
const stayOpen = (event: Event) => event.preventDefault();

const mark = (
  <span className={styles.mark}>
    <DropdownMenu.ItemIndicator>
      <Icon name="check" size="small" />
    </DropdownMenu.ItemIndicator>
  </span>
);

export interface MenuCheckboxItemProps {
  /** What you switch on or off. */
  children: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Gets the new state. The menu stays open. */
  onCheckedChange: (checked: boolean) => void;
  /** Shown, but not to be changed. */
  disabled?: boolean;
}

/** An entry of a menu that is on or off. */
export function MenuCheckboxItem({
  children,
  checked,
  onCheckedChange,
  disabled,
}: MenuCheckboxItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      className={styles.item}
      checked={checked}
      onCheckedChange={onCheckedChange}
      disabled={disabled}
      onSelect={stayOpen}
    >
      {mark}
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps {
  /** The question: shown over the answers and the name of the group. */
  label: string;
  /** The chosen answer. */
  value: string;
  /** Gets the newly chosen answer. The menu stays open. */
  onValueChange: (value: string) => void;
  /** The answers: `MenuRadioItem`s. */
  children: ReactNode;
}

/** Entries of a menu of which exactly one is chosen. */
export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
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
  /** The name you use for it in code. */
  value: string;
  /** What the answer reads. */
  children: ReactNode;
  /** Shown, but not to be chosen. */
  disabled?: boolean;
}

/** One answer of a `MenuRadioGroup`. */
export function MenuRadioItem({ value, children, disabled }: MenuRadioItemProps) {
  return (
    <DropdownMenu.RadioItem
      className={styles.item}
      value={value}
      disabled={disabled}
      onSelect={stayOpen}
    >
      {mark}
      {children}
    </DropdownMenu.RadioItem>
  );
}
