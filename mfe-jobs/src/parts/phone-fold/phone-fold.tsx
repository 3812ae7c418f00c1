import { createContext, use, useState, type ReactNode } from 'react';
import { Icon } from '@tbt/design-system';
import { useText } from '../../texts';
import styles from './phone-fold.module.css';

type Fold = { isOpen: boolean; toggle: () => void };

const Folding = createContext<Fold | 'unfolded' | null>(null);

export function Unfolded({ children }: { children: ReactNode }) {
  return <Folding value="unfolded">{children}</Folding>;
}

export interface PhoneFoldProps {
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Whether a list row is open on a phone; wide screens show everything. */
export function PhoneFold({ isOpenAtFirst = false, children }: PhoneFoldProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  if (use(Folding) === 'unfolded') return children;
  return <Folding value={{ isOpen, toggle: () => setOpen(!isOpen) }}>{children}</Folding>;
}

const foldOf = (fold: Fold | 'unfolded' | null): Fold | null => (fold === 'unfolded' ? null : fold);

/** Content that a phone shows in an open row only. */
export function FoldedPart({ children }: { children: ReactNode }) {
  const isOpen = foldOf(use(Folding))?.isOpen ?? true;
  return (
    <div className={styles.part} data-open={isOpen || undefined}>
      {children}
    </div>
  );
}

export function FoldToggle({ name, summary }: { name: string; summary?: string | undefined }) {
  const t = useText();
  const fold = foldOf(use(Folding));
  const label = summary ?? t('jobs.shifts.fold.details');
  if (!fold) return null;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={fold.isOpen}
      aria-label={t('jobs.shifts.fold.about', { label, name })}
      onClick={fold.toggle}
    >
      <span>{label}</span>
      <Icon name={fold.isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
    </button>
  );
}
