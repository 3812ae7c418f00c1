import type { ReactNode } from 'react';
import { Heading, Stack } from '@tbt/design-system';
import styles from './shift-list.module.css';

export interface ShiftGroupProps {
  title: string;
  /** The cards; without any there is no group. */
  children: readonly ReactNode[];
  /** Cards below each other: what is in them needs the width. */
  isWide?: boolean;
}

/** Cards that have something in common, under a heading that says what and how many. */
export function ShiftGroup({ title, children, isWide = false }: ShiftGroupProps) {
  if (children.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-label={title}>
      <Heading as="h2" size="h3">
        {title}
      </Heading>
      <div className={isWide ? styles.wide : styles.list}>{children}</div>
    </Stack>
  );
}
