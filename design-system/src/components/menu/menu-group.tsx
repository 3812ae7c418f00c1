import { useId, type ReactNode } from 'react';
import { overlayParts } from '../../overlays/use-overlay-parts';
import styles from './menu.module.css';

export interface MenuGroupProps {
  /** Heading and accessible name of the group. */
  label: string;
  /** Menu items. */
  children: ReactNode;
}

/** A group of menu items. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  const { DropdownMenu } = overlayParts();
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
