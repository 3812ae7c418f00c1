import type { ReactNode } from 'react';
import { Collapsible } from 'radix-ui';
import { Icon } from '../icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** What can be read while it is closed. */
  summary: ReactNode;
  /** What opens below. */
  children: ReactNode;
  /** Whether it is open, when you hold that yourself. */
  open?: boolean;
  /** Open at the start. */
  defaultOpen?: boolean;
  /** Gets the new state after each press. */
  onOpenChange?: (open: boolean) => void;
}

/** One thing that opens and closes, for example a group of a menu or more filters. */
export function Disclosure({
  summary,
  children,
  open,
  defaultOpen,
  onOpenChange,
}: DisclosureProps) {
  return (
    <Collapsible.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Collapsible.Trigger className={styles.trigger}>
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </Collapsible.Trigger>
      <Collapsible.Content className={styles.content}>{children}</Collapsible.Content>
    </Collapsible.Root>
  );
}
