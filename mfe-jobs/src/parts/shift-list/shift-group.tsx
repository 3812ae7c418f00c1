import { useId, useState, type ReactNode } from 'react';
import { Heading, Icon, Stack } from '@tbt/design-system';
import styles from './shift-list.module.css';

export interface ShiftGroupProps {
  title: string;
  /** Cards; an empty group is not rendered. */
  children: readonly ReactNode[];
  isWide?: boolean;
  isFolded?: boolean;
}

export function ShiftGroup({ title, children, isWide = false, isFolded = false }: ShiftGroupProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  const listId = useId();
  if (children.length === 0) return null;
  return (
    <Stack as="section" gap="3" aria-label={title}>
      <Heading as="h2" size="h3">
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
        </button>
      </Heading>
      {isOpen && (
        <div id={listId} className={isWide ? styles.wide : styles.list}>
          {children}
        </div>
      )}
    </Stack>
  );
}
