import { useId, useState, type ReactNode } from 'react';
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
  defaultOpen = false,
  onOpenChange,
}: DisclosureProps) {
  const id = useId();
  const [isOpenItself, setOpenItself] = useState(defaultOpen);
  const isOpen = open ?? isOpenItself;
  const onToggle = () => {
    setOpenItself(!isOpen);
    onOpenChange?.(!isOpen);
  };
  return (
    <div>
      <button
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={onToggle}
      >
        <span>{summary}</span>
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        <div id={id} className={styles.content}>
          {children}
        </div>
      )}
    </div>
  );
}
