import type { ReactNode } from 'react';
import { Collapsible } from 'radix-ui';
import { Icon } from '../icon';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Visible while it is closed. */
  summary: ReactNode;
  /** The collapsible content. */
  children: ReactNode;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Open initially. */
  defaultOpen?: boolean;
  /** Called with the new state. */
  onOpenChange?: (open: boolean) => void;
}

/** A collapsible section, for example a menu group or more filters. */
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
