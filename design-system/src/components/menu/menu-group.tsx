import { useId, type ReactNode } from 'react';
import { DropdownMenu } from 'radix-ui';
import styles from './menu.module.css';

export interface MenuGroupProps {
  /** What the entries have in common: shown over them and the name of the group. */
  label: string;
  /** The entries. */
  children: ReactNode;
}

/** Entries of a menu that belong together. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const labelId = useId();
  return (
    <DropdownMenu.Group className={styles.group} aria-labelledby={labelId}>
      <DropdownMenu.Label id={labelId} className={styles.heading}>
        {label}
      </DropdownMenu.Label>
      {children}
    </DropdownMenu.Group>
  );
}
